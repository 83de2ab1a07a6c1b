import 'server-only'
import { knownCommunities } from '@/lib/leads/mailbox/known-communities'
import { mailReasonWords } from '@/lib/leads/mailbox/mail-words'
import { rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'
import type { InboundMail, ReferralAgency } from '@/lib/platform/generated/prisma/client'

/** The mail behind a request as staff read it, with what the agency's rules find in it, be it little. */
export async function mailOnDesk(mail: InboundMail & { agency: ReferralAgency | null }) {
  const { state, reason, fromName, fromAddress, subject, text, receivedAt, agency } = mail
  const found = requestOfMail(readFields(text, rulesIn(agency?.rules)), await knownCommunities())
  return {
    state,
    fromName,
    fromAddress,
    subject,
    text,
    receivedAt,
    agency: agency && { id: agency.id, name: agency.name },
    reason: mailReasonWords(reason),
    found,
  }
}

export type MailOnDesk = Awaited<ReturnType<typeof mailOnDesk>>
