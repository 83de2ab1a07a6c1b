import 'server-only'
import { pino } from 'pino'
import { env } from '@/lib/platform/env'

// Synchronous: buffered output loses the last lines, and keeps the process alive when its reader is gone.
const standardOutput = pino.destination({ dest: 1, sync: true })

/** Structured log, one JSON object per line. Log ids instead of rows: contact data must never reach it. */
export const log = pino(
  {
    level: env().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'name',
        'email',
        'phone',
        'message',
        'password',
        'token',
        'cookie',
        'authorization',
        '*.email',
        '*.phone',
        '*.password',
      ],
      censor: '[redacted]',
    },
  },
  standardOutput,
)
