import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { findPlans, type PricedPlan } from '@/lib/site/communities/find-plans'
import { describeOpenings } from '@/lib/site/communities/openings'
import { pricePhrase } from '@/lib/site/communities/price-copy'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'

/** Markdown in the form of llmstxt.org: company, communities with their prices, kinds of care, contact. */
export async function llmsText(now: Date): Promise<string> {
  const [settings, communities, care, plans, staffed] = await Promise.all([
    getSiteSettings(),
    getCommunityCards(),
    getCareTypes(),
    findPlans({}),
    getStaffedHoursText(),
  ])
  return [
    `# ${settings.companyName}`,
    ...(settings.tagline ? ['', `> ${settings.tagline}`] : []),
    '',
    '## Communities',
    ...communities.map(
      ({ name, city, slug }) => `- [${name}](${siteUrl(`/communities/${slug}`)})${city ? `: ${city}` : ''}`,
    ),
    '',
    '## Kinds of care',
    ...care.map(({ name, slug }) => `- [${name}](${siteUrl(`/${slug}`)})`),
    '',
    '## Prices',
    `Also as JSON: ${siteUrl('/prices.json')}`,
    ...plans.map((plan) => planLine(plan, now)),
    '',
    '## Contact',
    `- Phone: ${phoneOf(null, settings).display}, ${staffed}`,
    `- Email: ${settings.companyEmail}`,
    `- [Form](${siteUrl('/contact')})`,
    '',
  ].join('\n')
}

function planLine(plan: PricedPlan, now: Date): string {
  const price = plan.price ? pricePhrase(plan.price, now, 'from ') : 'price on request'
  return `- ${plan.community.name}, ${plan.name}: ${price}. ${describeOpenings(plan, now)}`
}
