import 'server-only'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { log } from '@/lib/platform/log'
import { type MailCompany, mailCompany } from '@/lib/platform/mail/mail-company'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'

const LIMIT_MS = 20_000

/** Mails a lead that the database does not have yet. @returns true when the mail server took it */
export async function alertFromMemory(lead: JournaledLead, target: string): Promise<boolean> {
  const outcome = await fromMemory(async () => {
    const mail = memoryAlert(lead, target, await mailCompany())
    return sendOutcome(mail, AbortSignal.timeout(LIMIT_MS))
  })
  if (outcome.outcome === 'sent') return true
  const response = 'response' in outcome ? outcome.response : 'no mail server is configured'
  log.error({ leadId: lead.input.lead.id, response }, 'an alert from memory was not accepted')
  return false
}

/** The usual alert, with the Message-ID that the lead's own would have. */
function memoryAlert(lead: JournaledLead, target: string, company: MailCompany) {
  const { person, promise, source, alertText, timeZone, communityName, about } = lead
  return composeAlert(
    {
      ...person,
      id: lead.input.lead.id,
      reference: leadReference(lead.input.lead.transaction_id),
      source,
      alertText,
      promise,
      preferredDate: dateOf(lead.preferredDate),
      callDueAt: dateOf(lead.callDueAt),
      createdAt: new Date(lead.receivedAt),
      community: communityName === null ? null : { name: communityName, timeZone },
      inquiredAgain: false,
      isFromMemory: true,
      requestId: about.requestId,
    },
    { to: target, companyZone: timeZone, now: new Date() },
    company,
  )
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso))
