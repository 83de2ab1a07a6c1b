import 'server-only'
import * as z from 'zod'
import { sendOutcome } from '@/lib/mail/send-outcome'
import { defineHandler } from '@/lib/outbox/define-handler'

export const VISITOR_MAIL = 'visitor-mail'

/** Sends one mail that was composed when it was asked for (lib/mail/queue-mail.ts). */
export const visitorMail = defineHandler({
  kind: VISITOR_MAIL,
  atOnce: 8,
  payload: z.object({}),
  handle: ({ messageId, target, replyTo, subject, text, html, calendar, requestId }, _, signal) =>
    sendOutcome(
      {
        messageId: messageId ?? '',
        to: target ?? '',
        replyTo,
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? '',
        calendar,
        requestId,
      },
      signal,
    ),
})
