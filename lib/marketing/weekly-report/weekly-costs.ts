import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { compareCosts, readCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { costPerWords, moneyWords } from '@/lib/marketing/ad-costs/cost-per'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import type { Asked } from '@/lib/marketing/reports/measured-leads'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'

/** How many campaigns a mail names. */
const NAMED = 5

/** What leads cost, as a part of a mail; null where nothing was spent, or the person may not know. By the last touch. */
export async function weeklyCosts(
  actor: Actor,
  asked: Asked,
): Promise<Pick<MailCopy, 'paragraphs' | 'facts' | 'links'> | null> {
  if (!readsCosts(actor)) return null
  const view = { ...asked, side: 'last', grouping: 'campaign' } as const
  const { spent, received, toured } = await readCosts(actor, view)
  if (spent === null) return null
  const campaigns = (await compareCosts(actor, view, NAMED)).filter((campaign) => campaign.spent !== null)
  const { from, to } = asked
  return {
    paragraphs: [
      `Campaigns cost ${moneyWords(spent)} and brought ${received === 1 ? '1 lead' : `${received} leads`}. Cost per lead: ${costPerWords(spent, received)}, per tour: ${costPerWords(spent, toured)}.`,
    ],
    facts: campaigns.map(({ name, ...campaign }) => ({
      label: name,
      value: `${moneyWords(campaign.spent)}, per lead ${costPerWords(campaign.spent, campaign.received)}, per tour ${costPerWords(campaign.spent, campaign.toured)}`,
    })),
    links: [
      { label: 'See what leads cost', href: siteUrl(`/admin/ad-costs?${new URLSearchParams({ from, to })}`) },
    ],
  }
}
