import 'server-only'
import { io } from 'next/cache'
import { readVisit } from '@/lib/leads/family/read-visit'
import { isVisitLinkOpen, openVisitLink } from '@/lib/leads/family/visit-link'
import { referralForm } from '@/lib/leads/sources/referral-form'
import { type CallOutlook, callOutlook } from '@/lib/leads/tour-requests/call-outlook'
import { leadReference } from '@/lib/leads/tour-requests/reference'

/** The state of a referral behind its private link; null for another link, or one that has ended. */
export async function readReferral(token: string) {
  await io()
  const link = openVisitLink(token)
  const visit = link && (await readVisit(link.id))
  const now = new Date()
  if (!link || !visit || visit.lead.source !== referralForm.key) return null
  if (!isVisitLinkOpen(link, visit.lead, now)) return null
  const { lead, zone } = visit
  return {
    reference: leadReference(lead.transactionId),
    community: lead.community,
    message: lead.message,
    outlook: callOutlook(lead, now, zone),
    isReached: lead.reachedAt !== null,
    isClosed: lead.status === 'converted' || lead.status === 'not-interested',
  }
}

type Referral = NonNullable<Awaited<ReturnType<typeof readReferral>>>

/** The state in a sentence, without anything about the family (decision 106). */
export function referralState({
  outlook,
  isReached,
  isClosed,
}: Pick<Referral, 'outlook' | 'isReached' | 'isClosed'>): string {
  if (isClosed) return 'This referral is closed. For the family’s privacy we do not say what they decided.'
  if (isReached) return 'We have spoken with you and are working on it.'
  return callState(outlook)
}

function callState(outlook: CallOutlook): string {
  if (outlook.state === 'tried') return 'We have tried to reach you. Please call us back.'
  if (outlook.state === 'late') return `Our call was due ${outlook.by} and is late. Please call us.`
  if (outlook.state === 'ended') return 'You asked us not to contact you, so we will not.'
  return outlook.by ? `We will call you no later than ${outlook.by}.` : 'We will call you as soon as we can.'
}
