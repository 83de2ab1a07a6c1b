import 'server-only'
import * as z from 'zod'
import { db, type Tx } from '@/lib/db'
import { type Mail, MailError, mailIsSent, sendMail } from '@/lib/integrations/mail'
import { defineJob } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { composeAlert } from '@/lib/leads/alert-mail'
import { readAlertedLead } from '@/lib/leads/alerted-lead'
import { type AttemptResult, closeAttempt, NOT_COMPOSED, openAttempt } from '@/lib/leads/delivery-attempt'
import { log } from '@/lib/log'

/** Sends the staff alert of one delivery row: one message to one recipient about one lead. */
export const deliverLeadAlert = defineJob({
  name: 'deliver-lead-alert',
  schema: z.object({ deliveryId: z.uuid() }),
  // Failures of the mail server are retried by our own schedule; this counts database faults and crashes only.
  maxAttempts: 5,
  async handle({ deliveryId }, { workerId }) {
    const attempt = await openAttempt(deliveryId, workerId)
    if (!attempt) return
    const { delivery } = attempt
    const alerted = await readAlertedLead(delivery.tourRequestId)
    const mail = compose(() => composeAlert(alerted.lead, delivery.target, alerted.companyZone))
    const result = 'outcome' in mail ? mail : await deliver(mail)
    await closeAttempt(attempt, result, (tx, at) => enqueueDelivery(tx, deliveryId, at))
    const recovered = result.outcome === 'sent' && attempt.number > 1
    if (recovered) await bringForward()
    log.info({ leadId: delivery.tourRequestId, deliveryId, outcome: result.outcome }, 'lead alert attempted')
  },
})

/** Puts a delivery into the queue; one that already waits there is moved instead of doubled. */
export async function enqueueDelivery(tx: Tx, deliveryId: string, runAt?: Date): Promise<void> {
  await enqueue(
    tx,
    deliverLeadAlert,
    { deliveryId },
    { jobKey: deliveryJobKey(deliveryId), ...(runAt ? { runAt } : {}) },
  )
}

/** The queue's key of a delivery. */
export function deliveryJobKey(deliveryId: string): string {
  return `delivery:${deliveryId}`
}

/** A message that cannot be written is a fault of this lead alone; the rest of the queue must not stop for it. */
function compose(write: () => Mail): Mail | AttemptResult {
  try {
    return write()
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    return { outcome: 'temporary-failure', response: `${NOT_COMPOSED} (${name})`, responseCode: null }
  }
}

async function deliver(mail: Mail): Promise<AttemptResult> {
  if (!mailIsSent()) return { outcome: 'kept', mail }
  try {
    return { outcome: 'sent', response: await sendMail(mail) }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const outcome = error.permanent ? 'permanent-failure' : 'temporary-failure'
    return { outcome, response: error.message, responseCode: error.responseCode }
  }
}

/** The mail server answers again: what waits for its next attempt goes now instead of minutes later. */
async function bringForward(): Promise<void> {
  await db.$executeRaw`
    select 1 from graphile_worker.reschedule_jobs(
      array(
        select id from graphile_worker.jobs
        where task_identifier = ${deliverLeadAlert.name} and run_at > now() and locked_at is null
      ),
      run_at => now()
    )`
}
