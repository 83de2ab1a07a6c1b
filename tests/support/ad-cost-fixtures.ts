import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'

const NOON = 'T12:00:00-07:00'

type Touch = Record<string, string>

/** A lead of a day (Denver) with both touches; without them it came by no advertisement. */
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

/** One and the same way in, first and last. */
export const once = (touch: Touch) => ({ first: touch, last: touch })

/** A campaign with one ad group and one keyword in it, known to the platform by `number`. */
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

/** What a campaign, or a part of it, cost on a day. */
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
