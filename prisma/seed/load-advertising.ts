import { v7 as uuid } from 'uuid'
import type { Loading } from '@/prisma/seed/loading'

/** Mirror of the ad account: conversion actions, campaigns, ad groups, keywords and ads. */
export async function loadAdvertising({ tx, data }: Loading): Promise<void> {
  await tx.conversionAction.createMany({ data: data.conversionActions })
  for (const { adGroups, ...campaign } of data.campaigns) {
    const campaignId = uuid()
    await tx.campaign.create({ data: { ...campaign, id: campaignId } })
    for (const { keywords, ads, ...group } of adGroups) {
      const adGroupId = uuid()
      await tx.adGroup.create({ data: { ...group, id: adGroupId, campaignId } })
      await tx.keyword.createMany({ data: keywords.map((keyword) => ({ ...keyword, adGroupId })) })
      await tx.ad.createMany({ data: ads.map((ad) => ({ ...ad, adGroupId })) })
    }
  }
}
