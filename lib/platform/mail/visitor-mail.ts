import 'server-only'
import * as z from 'zod'
import { mailRefusal } from '@/lib/platform/mail/mail-refusal'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { storedMail } from '@/lib/platform/mail/stored-mail'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

export const VISITOR_MAIL = 'visitor-mail'

/** Sends a mail queued by lib/platform/mail/queue-mail.ts unless mail was refused since. */
export const visitorMail = defineHandler({
  kind: VISITOR_MAIL,
  channel: 'email',
  afterRestore: 'hold',
  concurrency: 8,
  // Rows from before decision 036 do not have it.
  payload: z.object({ askedAt: z.iso.datetime().optional(), until: z.iso.datetime().optional() }),
  async handle(item, { askedAt, until }, signal) {
    if (until && new Date(until) <= item.startedAt) return { outcome: 'done' }
    const refused = await mailRefusal(item.target ?? '', askedAt ? new Date(askedAt) : item.askedAt)
    if (refused) return refused
    return sendOutcome(storedMail(item), signal)
  },
})
