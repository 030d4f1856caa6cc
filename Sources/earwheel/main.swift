import Glibc

exit(Earwheel(environment: .current).run(Array(CommandLine.arguments.dropFirst())))
