int ct_placeholder(void);
int ct_placeholder(void) { return 0; }
