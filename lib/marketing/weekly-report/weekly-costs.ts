import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { compareCosts, readCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import type { Asked } from '@/lib/marketing/reports/measured-leads'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'

const NAMED = 5

/** Cost section of the mail, by last touch; null without spending or access. */
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
      `Campaigns cost ${formatMoney(spent)} and brought ${received === 1 ? '1 lead' : `${received} leads`}. Cost per lead: ${formatCostPer(spent, received)}, per tour: ${formatCostPer(spent, toured)}.`,
    ],
    facts: campaigns.map(({ name, ...campaign }) => ({
      label: name,
      value: `${formatMoney(campaign.spent)}, per lead ${formatCostPer(campaign.spent, campaign.received)}, per tour ${formatCostPer(campaign.spent, campaign.toured)}`,
    })),
    links: [
      { label: 'See what leads cost', href: siteUrl(`/admin/ad-costs?${new URLSearchParams({ from, to })}`) },
    ],
  }
}
