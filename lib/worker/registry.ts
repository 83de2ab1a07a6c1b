import 'server-only'
import { forgottenPassword } from '@/lib/auth/forgotten-password'
import { settleRsvps } from '@/lib/events/settle-rsvps'
import { leadAlert } from '@/lib/leads/lead-alert'
import { accountMail } from '@/lib/mail/account-mail'
import { visitorMail } from '@/lib/mail/visitor-mail'
import type { Handler } from '@/lib/outbox/define-handler'
import { expireTagsAtMoment } from '@/lib/outbox/expire-tags'

/** Every kind of outbox row a worker can do. */
export const handlers: readonly Handler[] = [
  leadAlert,
  visitorMail,
  accountMail,
  forgottenPassword,
  settleRsvps,
  expireTagsAtMoment,
]
