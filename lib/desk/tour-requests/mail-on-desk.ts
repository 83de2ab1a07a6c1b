import 'server-only'
import { hasOriginal } from '@/lib/desk/tour-requests/original-mail'
import { knownCommunities } from '@/lib/leads/mailbox/known-communities'
import { mailReasonLabel } from '@/lib/leads/mailbox/mail-reasons'
import { COMMON_RULES, rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'
import type { InboundMail, ReferralAgency } from '@/lib/platform/generated/prisma/client'

/** The mail behind a request, with what the agency's rules or the usual labels find in it. */
export async function mailOnDesk(mail: InboundMail & { agency: ReferralAgency | null }) {
  const { id, state, reason, fromName, fromAddress, subject, text, receivedAt, agency } = mail
  const rules = agency ? rulesIn(agency.rules) : COMMON_RULES
  const found = requestOfMail(readFields(text, rules), await knownCommunities())
  return {
    id,
    hasOriginal: await hasOriginal(id),
    state,
    fromName,
    fromAddress,
    subject,
    text,
    receivedAt,
    agency: agency && { id: agency.id, name: agency.name },
    reason: mailReasonLabel(reason),
    found,
  }
}

export type MailOnDesk = Awaited<ReturnType<typeof mailOnDesk>>
