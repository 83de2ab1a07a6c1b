import 'server-only'
import { pino } from 'pino'
import { env } from '@/lib/platform/env'

// Written at once: the buffered default never ends a process whose reader is gone, and loses the last lines of others.
const standardOutput = pino.destination({ dest: 1, sync: true })

/** Structured log, one JSON object a line. Contact data and secrets never reach it: pass ids, not rows. */
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
