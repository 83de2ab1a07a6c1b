import 'server-only'
import * as z from 'zod'
import type { Tx } from '@/lib/db'
import { MailError, mailIsSent, sendMail } from '@/lib/integrations/mail'
import { defineJob } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import { closeMail, type OpenMail, openMail, type SendResult } from '@/lib/mail/outgoing-attempt'

/** Sends one mail of the outbox. */
export const sendOutgoingMail = defineJob({
  name: 'send-outgoing-mail',
  schema: z.object({ mailId: z.uuid() }),
  // Failures of the mail server are retried by our own schedule; this counts database faults and crashes only.
  maxAttempts: 5,
  async handle({ mailId }) {
    const mail = await openMail(mailId)
    if (!mail) return
    const result = await send(mail)
    await closeMail(mail, result, (tx, at) => enqueueOutgoingMail(tx, mailId, at))
    log.info({ mailId, outcome: result.outcome }, 'visitor mail attempted')
  },
})

/** Puts a mail of the outbox into the queue; one that already waits there is moved instead of doubled. */
export async function enqueueOutgoingMail(tx: Tx, mailId: string, runAt?: Date): Promise<void> {
  await enqueue(tx, sendOutgoingMail, { mailId }, { jobKey: `mail:${mailId}`, ...(runAt ? { runAt } : {}) })
}

async function send({ messageId, to, replyTo, subject, text, html, calendar, requestId }: OpenMail) {
  if (!mailIsSent()) return { outcome: 'kept' } satisfies SendResult
  try {
    await sendMail({ messageId, to, replyTo, subject, text, html: html ?? '', calendar, requestId })
    return { outcome: 'sent' } satisfies SendResult
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const outcome = error.permanent ? 'permanent-failure' : 'temporary-failure'
    return { outcome, reason: error.message } satisfies SendResult
  }
}
