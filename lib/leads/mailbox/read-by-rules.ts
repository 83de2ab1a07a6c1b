import 'server-only'
import { knownCommunities } from '@/lib/leads/mailbox/known-communities'
import { rulesIn } from '@/lib/leads/referral-agencies/mail-fields'
import { readFields } from '@/lib/leads/referral-agencies/read-fields'
import { isComplete, type MailedRequest, requestOfMail } from '@/lib/leads/referral-agencies/request-of-mail'
import type { ReferralAgency } from '@/lib/platform/generated/prisma/client'

/** The request that an agency's rules find in its mail; null when they find too little. */
export async function requestByRules(
  agency: Pick<ReferralAgency, 'rules'> | null,
  text: string,
): Promise<MailedRequest | null> {
  if (!agency) return null
  const read = readFields(text, rulesIn(agency.rules))
  const request = requestOfMail(read, await knownCommunities())
  return isComplete(request, read) ? request : null
}
