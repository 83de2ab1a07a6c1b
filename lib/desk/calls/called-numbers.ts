import 'server-only'
import { db } from '@/lib/platform/database/db'

export type CalledNumber = { communityId: string | null; way: Record<string, string | null> | null }

/** Our numbers, E.164, with what each stands for; former tracking numbers included. */
export async function calledNumbers(): Promise<Map<string, CalledNumber>> {
  const [tracking, communities, settings] = await Promise.all([
    db.trackingNumber.findMany(),
    db.community.findMany({ select: { id: true, phoneDial: true, secondaryPhoneDial: true } }),
    db.siteSettings.findFirst({ select: { companyPhoneDial: true } }),
  ])
  const company: [string, CalledNumber][] = settings?.companyPhoneDial
    ? [[settings.companyPhoneDial, { communityId: null, way: null }]]
    : []
  return new Map([
    ...company,
    ...communities.flatMap(({ id, phoneDial, secondaryPhoneDial }) =>
      [phoneDial, secondaryPhoneDial].flatMap((dial): [string, CalledNumber][] =>
        dial ? [[dial, { communityId: id, way: null }]] : [],
      ),
    ),
    ...tracking.map(({ number, communityId, utmSource, utmMedium, utmCampaign }): [string, CalledNumber] => [
      number,
      { communityId, way: { utmSource, utmMedium, utmCampaign } },
    ]),
  ])
}
