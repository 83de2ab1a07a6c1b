import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { type PriceLine, priceList } from '@/lib/site/seo/price-list'

/** Markdown in the form of llmstxt.org: company, communities with their prices, kinds of care, contact. */
export async function llmsText(): Promise<string> {
  const [settings, communities, care, prices, staffed] = await Promise.all([
    getSiteSettings(),
    getCommunityCards(),
    getCareTypes(),
    priceList(),
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
    ...prices.map(priceLine),
    '',
    '## Contact',
    `- Phone: ${phoneOf(null, settings).display}, ${staffed}`,
    ...(settings.companyEmail ? [`- Email: ${settings.companyEmail}`] : []),
    `- [Form](${siteUrl('/contact')})`,
    '',
  ].join('\n')
}

function priceLine({ community, plan, care, fromPerMonth, asOf, isOpen }: PriceLine): string {
  const price =
    fromPerMonth === null ? 'price on request' : `from $${fromPerMonth.toLocaleString('en-US')} a month`
  return `- ${[`${community}, ${plan}`, care, price, asOf && `as of ${asOf}`, isOpen ? 'open' : 'not open'].filter(Boolean).join(', ')}`
}
