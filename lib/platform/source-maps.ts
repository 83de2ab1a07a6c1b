import { install } from 'source-map-support'

// Stack traces name our sources. Node 20's --enable-source-maps parses the map of every module as it loads:
// a third of a start, and 140 MB. This reads a map when a stack trace needs it.
if (!process.sourceMapsEnabled) install({ environment: 'node', handleUncaughtExceptions: false })
