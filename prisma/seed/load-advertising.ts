import { subDays } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { spreadEvenly } from '@/lib/marketing/advertising/spread-evenly'
import type { CampaignSeed } from '@/prisma/seed/data/content-shapes'
import type { Loading } from '@/prisma/seed/loading'

/** Mirror of the ad account: conversion actions, campaigns, ad groups, keywords and ads. */
export async function loadAdvertising({ tx, data, now }: Loading): Promise<void> {
  await tx.conversionAction.createMany({ data: data.conversionActions })
  for (const { adGroups, ...campaign } of data.campaigns) {
    const campaignId = uuid()
    await tx.campaign.create({ data: { ...campaign, id: campaignId } })
    await tx.adMetric.createMany({ data: daysOf(campaignId, campaign, now) })
    for (const { keywords, ads, ...group } of adGroups) {
      const adGroupId = uuid()
      await tx.adGroup.create({ data: { ...group, id: adGroupId, campaignId } })
      await tx.keyword.createMany({ data: keywords.map((keyword) => ({ ...keyword, adGroupId })) })
      await tx.ad.createMany({ data: ads.map((ad) => ({ ...ad, adGroupId })) })
    }
  }
}

/** Days over which a campaign's results are spread. A paused one ran in the weeks before them. */
const DAYS = 28

/** A campaign's days, which add up to its totals (decision 128). */
function daysOf(
  campaignId: string,
  { status, impressions, clicks, conversions, cost }: Omit<CampaignSeed, 'adGroups'>,
  now: Date,
) {
  const lastDay = subDays(now, status === 'PAUSED' ? DAYS + 1 : 1)
  const spread = (total: number) => spreadEvenly(BigInt(Math.round(total)), DAYS)
  const micros = spread(cost * 1_000_000)
  const [shown, clicked, converted] = [impressions, clicks, conversions].map(spread)
  return micros.map((costMicros, at) => ({
    level: 'campaign',
    day: new Date(subDays(lastDay, at).toISOString().slice(0, 10)),
    campaignId,
    impressions: Number(shown?.[at] ?? 0n),
    clicks: Number(clicked?.[at] ?? 0n),
    conversions: Number(converted?.[at] ?? 0n),
    costMicros,
    source: 'file',
  }))
}
