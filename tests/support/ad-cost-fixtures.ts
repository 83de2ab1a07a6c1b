import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'

const NOON = 'T12:00:00-07:00'

type Touch = Record<string, string>

/** Creates a lead on a day (Denver) with both touches, or null when it came from no ad. */
export function givenLead(day: string, touches: { first: Touch; last: Touch } | null, more = {}) {
  const createdAt = new Date(`${day}${NOON}`)
  return db.tourRequest.create({
    data: {
      name: 'Ann Novak',
      phone: '3035550142',
      transactionId: randomUUID(),
      createdAt,
      ...(touches && { touches: { first: stamped(touches.first), last: stamped(touches.last) } }),
      ...more,
    },
  })
}

const stamped = (touch: Touch) => ({ at: '2026-11-01T10:00:00.000Z', ...touch })

/** The first and the last touch are equal. */
export const once = (touch: Touch) => ({ first: touch, last: touch })

/** Creates a campaign with one ad group and one keyword; `number` is its id on the platform. */
export async function givenCampaign(name: string, number: number) {
  const campaign = await db.campaign.create({ data: { name, externalId: String(number) } })
  const group = await db.adGroup.create({
    data: { name: `${name} group`, externalId: `${number}1`, campaignId: campaign.id },
  })
  const keyword = await db.keyword.create({
    data: { text: `${name} homes`, externalId: `${number}2`, adGroupId: group.id },
  })
  return { campaignId: campaign.id, adGroupId: group.id, keywordId: keyword.id }
}

type Part = { campaignId: string; adGroupId?: string; keywordId?: string }

/** Stores the cost of a campaign, or part of it, on a day. */
export function givenCost(day: string, { campaignId, adGroupId, keywordId }: Part, dollars: number) {
  return db.adMetric.create({
    data: {
      level: keywordId ? 'keyword' : adGroupId ? 'ad_group' : 'campaign',
      day: new Date(day),
      campaignId,
      adGroupId: adGroupId ?? null,
      keywordId: keywordId ?? null,
      costMicros: BigInt(Math.round(dollars * 1e6)),
      source: 'file',
    },
  })
}
