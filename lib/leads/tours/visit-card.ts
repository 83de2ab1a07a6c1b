import 'server-only'
import { contactCard } from '@/lib/leads/callers/contact-card'
import { placeNumber } from '@/lib/leads/callers/who-calls'
import { readVisit } from '@/lib/leads/family/read-visit'
import { isVisitLinkOpen, openVisitLink } from '@/lib/leads/family/visit-link'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { notFound } from '@/lib/platform/errors'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

/**
 * The contact to save behind a private link: who calls with their number and the place's own, or the place
 * alone. @returns the vCard, and a name for its file @throws AppError 404, also when no number is known
 */
export async function readContactCard(token: string): Promise<{ name: string; card: string }> {
  const link = openVisitLink(token)
  const visit = link && (await readVisit(link.id))
  if (!link || !visit || !isVisitLinkOpen(link, visit.lead, new Date()))
    throw notFound('This link is not valid')
  const { lead, settings, call } = visit
  const { community } = lead
  const place = await placeNumber(community)
  const numbers = [...new Set([call?.number?.e164, place?.e164])].flatMap((number) => number ?? [])
  if (numbers.length === 0) throw notFound('No number is known yet')
  const company = companyNameOrHost(settings?.companyName)
  const card = contactCard({
    person: call?.name ?? null,
    place: community?.name ?? company,
    company,
    numbers,
    email: settings?.companyEmail ?? null,
    address: community,
    url: siteUrl(community?.active ? `/communities/${community.slug}` : '/'),
    note: `Your reference: ${leadReference(lead.transactionId)}`,
  })
  return { name: community?.slug.replace(/[^\w-]/g, '') || 'contact', card }
}
