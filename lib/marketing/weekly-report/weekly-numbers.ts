import 'server-only'
import { getISODay, subDays } from 'date-fns'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { compareCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { duration } from '@/lib/marketing/reports/duration'
import type { Asked } from '@/lib/marketing/reports/measured-leads'
import { lastDays, type NumbersRange } from '@/lib/marketing/reports/numbers-query'
import {
  compareTimes,
  type GroupTimes,
  readSummary,
  type Summary,
} from '@/lib/marketing/response-times/response-times'
import { db } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { companyWeek } from '@/lib/site/content/company-week'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const NAME = 'weekly-numbers'
const DAYS = 7
const NAMED = 10

/** Mails administrators last week's response times and costs (C15, F10). */
export const weeklyNumbers = defineSweep({
  name: NAME,
  at: { weekday: 1, hour: 7 },
  async run(now) {
    const { there, timeZone } = await companyWeek(now)
    // The previous week, Monday to Sunday.
    const lastSunday = subDays(there, getISODay(there))
    await mailAdministrators(lastDays(DAYS, timeZone, new Date(lastSunday.getTime())))
  },
})

/** One mail per administrator with an address, unless the week had neither requests nor spending. */
export async function mailAdministrators(range: NumbersRange): Promise<void> {
  const { timeZone } = await getSiteSettings()
  const people = await db.user.findMany({
    where: { disabledAt: null, email: { not: null }, role: 'admin' },
    select: { id: true, email: true },
    orderBy: { id: 'asc' },
  })
  await eachApart(people, async ({ id, email }) => {
    const actor = await deferredActor(id)
    if (!actor || !email) return
    const asked = { ...range, timeZone }
    const copy = await copyFor(actor, asked)
    if (!copy) return
    const key = `${NAME}:${range.from}:${id}`
    const mail = { to: email, key, endsAt: null, requestId: null, userId: id }
    await queueAccountMail(db, weeklyNumbersMail, copy, mail)
  })
}

export const weeklyNumbersMail = defineMail<MailCopy>({
  name: NAME,
  by: 'system',
  reader: 'staff',
  about: { bulletin: 'Last week’s numbers' },
  compose: (copy) => copy,
  samples: () => [
    quietWeekCopy({ from: '2026-11-16', to: '2026-11-22' }),
    {
      ...quietWeekCopy({ from: '2026-11-16', to: '2026-11-22' }),
      facts: [{ label: 'Birch Court', value: '12 requests, 75% in time, 3 late' }],
      links: [{ label: 'See the requests', href: siteUrl('/admin/response-times') }],
    },
  ],
})

async function copyFor(actor: Actor, asked: Asked): Promise<MailCopy | null> {
  const [summary, costs] = await Promise.all([readSummary(actor, asked), weeklyCosts(actor, asked)])
  if (summary.received === 0 && !costs) return null
  const { from, to } = asked
  const copy =
    summary.received === 0
      ? quietWeekCopy({ from, to })
      : copyOf({ from, to }, summary, await compareTimes(actor, asked, 'community'))
  if (!costs) return copy
  return {
    ...copy,
    paragraphs: [...copy.paragraphs, ...costs.paragraphs],
    facts: [...copy.facts, ...costs.facts],
    links: [...copy.links, ...costs.links],
  }
}

function quietWeekCopy({ from, to }: NumbersRange): MailCopy {
  return {
    subject: 'Last week: no requests for a tour or call',
    heading: 'No requests for a tour or call last week',
    paragraphs: [`No requests came in from ${from} to ${to}.`],
    facts: [],
    links: [],
  }
}

function copyOf(range: NumbersRange, summary: Summary, communities: GroupTimes[]): MailCopy {
  const { received, attempted, notTried, notDue, late, reached, toured, movedIn, medianStaffed, p90Staffed } =
    summary
  const share = inTimeOf(summary)
  return {
    subject: `Last week: ${share} of families were called in time`,
    heading: `${share} of families due for a call were called in time`,
    paragraphs: [
      `Requests from ${range.from} to ${range.to}: ${received}. Median time to the first attempt: ${duration(medianStaffed)} of staffed time. 90th percentile of all requests: ${p90Staffed === null ? 'not reached yet' : duration(p90Staffed)}.`,
      `Tried: ${attempted}. Not tried: ${notTried}. Not yet due: ${notDue}.`,
      `Late, tried or not: ${late}. Reached: ${reached}. Toured: ${toured}. Moved in: ${movedIn}.`,
    ],
    facts: communities.slice(0, NAMED).map((group) => ({
      label: group.name,
      value: `${group.received} requests, ${inTimeOf(group)} in time, ${group.late} late, ${group.notTried} not tried, ${group.notDue} not yet due, median ${duration(group.medianStaffed)}`,
    })),
    links: [
      { label: 'See the requests', href: siteUrl(`/admin/response-times?${new URLSearchParams(range)}`) },
    ],
  }
}

/** '83%' of those whose call was due or was made. */
function inTimeOf({ inTime, received, notDue }: Pick<Summary, 'inTime' | 'received' | 'notDue'>): string {
  const due = received - notDue
  return due === 0 ? 'none' : `${Math.round((inTime / due) * 100)}%`
}

const NAMED_GROUPS = 5

/** Cost section of the mail, by last touch; null without spending or access. */
async function weeklyCosts(
  actor: Actor,
  asked: Asked,
): Promise<Pick<MailCopy, 'paragraphs' | 'facts' | 'links'> | null> {
  if (!readsCosts(actor)) return null
  const view = { ...asked, side: 'last', grouping: 'campaign' } as const
  const { spent, received, toured } = await readCosts(actor, view)
  if (spent === null) return null
  const campaigns = (await compareCosts(actor, view, NAMED_GROUPS)).filter(
    (campaign) => campaign.spent !== null,
  )
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
      {
        label: 'See campaigns and move-ins',
        href: siteUrl(`/admin/ad-costs?${new URLSearchParams({ from, to })}`),
      },
    ],
  }
}
