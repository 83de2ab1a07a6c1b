import 'server-only'
import * as z from 'zod'
import { refusedMail } from '@/lib/platform/mail/refused-mail'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { storedMail } from '@/lib/platform/mail/stored-mail'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

export const VISITOR_MAIL = 'visitor-mail'

/** Sends one mail that was composed when it was asked for (lib/platform/mail/queue-mail.ts), unless they have said no to mail since. */
export const visitorMail = defineHandler({
  kind: VISITOR_MAIL,
  atOnce: 8,
  // Rows of before decision 036 do not say when they were asked for.
  payload: z.object({ askedAt: z.iso.datetime().optional() }),
  async handle(item, { askedAt }, signal) {
    const refused = await refusedMail(item.target ?? '', askedAt ? new Date(askedAt) : item.askedAt)
    if (refused) return refused
    return sendOutcome(storedMail(item), signal)
  },
})
