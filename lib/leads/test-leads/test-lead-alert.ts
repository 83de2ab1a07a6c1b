import 'server-only'
import * as z from 'zod'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

/** A separate kind, so that no alert list shows it. */
export const TEST_LEAD_ALERT = 'test-lead-alert'

/** Recipient when no test address is configured: the alert is composed, but not sent. */
export const NO_RECIPIENT = 'nobody@test-lead.invalid'

/** Composes a test lead's alert, and sends it when TEST_LEAD_RECIPIENT is set. */
export const testLeadAlert = defineHandler({
  kind: TEST_LEAD_ALERT,
  channel: 'email',
  afterRestore: 'hold',
  concurrency: 1,
  payload: z.object({}),
  async handle({ tourRequestId, target, startedAt }, _payload, signal) {
    const lead = await db.tourRequest.findUnique({ where: { id: tourRequestId ?? '' } })
    if (!lead || !target) return { outcome: 'permanent-failure', response: 'The request no longer exists' }
    const zone = await companyZone()
    const tested = {
      ...lead,
      reference: leadReference(lead.transactionId),
      community: null,
      inquiredAgain: false,
    }
    const sent = { to: target, companyZone: zone, now: startedAt }
    const mail = composeAlert(tested, sent, await mailCompany())
    if (!env().TEST_LEAD_RECIPIENT) return { outcome: 'done' }
    return sendOutcome({ ...mail, subject: `[Test] ${mail.subject}` }, signal)
  },
})
