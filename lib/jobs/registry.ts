import 'server-only'
import type { Job } from '@/lib/jobs/define-job'
import { deliverLeadAlert } from '@/lib/jobs/handlers/deliver-lead-alert'
import { expireTagsJob } from '@/lib/jobs/handlers/expire-tags'
import { sendOutgoingMail } from '@/lib/jobs/handlers/send-outgoing-mail'
import { settleRsvps } from '@/lib/jobs/handlers/settle-rsvps'

/** Every job a worker can do. */
export const jobs: readonly Pick<Job<never>, 'name' | 'run'>[] = [
  deliverLeadAlert,
  expireTagsJob,
  sendOutgoingMail,
  settleRsvps,
]
