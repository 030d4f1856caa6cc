/// SQLite, and what Swift cannot call of it.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/// Makes a connection refuse what a malicious file could ask for: functions called by its schema, and damage.
void csq_distrust(sqlite3 *connection);

#endif
