import 'server-only'
import { Logger } from 'graphile-worker'
import { log } from '@/lib/log'

/** The queue's messages in our log. Its metadata can hold whole payloads and is left out. */
export const queueLogger = new Logger((scope) => (level, message) => {
  const about = { part: 'queue', ...(scope.taskIdentifier ? { job: scope.taskIdentifier } : {}) }
  if (level === 'error') log.error(about, message)
  else if (level === 'warning') log.warn(about, message)
  else log.debug(about, message)
})
