import { subDays } from 'date-fns'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { adCorrection } from '@/lib/marketing/conversions/correct-conversion'
import { conversionsOf } from '@/lib/marketing/conversions/lead-conversions'
import { planConversions } from '@/lib/marketing/conversions/plan-conversions'
import { adConversion } from '@/lib/marketing/conversions/send-conversion'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startAdPlatforms } from '@/tests/support/ad-platforms'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { worked } from '@/tests/support/outbox-hand'

type Platforms = Awaited<ReturnType<typeof startAdPlatforms>>

/** Both ad platforms on loopback, connected since yesterday; every test begins with nothing told. Called where a file begins. */
export function connectedPlatforms(): Platforms {
  const platforms = {} as Platforms
  beforeAll(async () => {
    Object.assign(platforms, await startAdPlatforms())
    Object.assign(env(), platforms.settings)
  })
  afterAll(() => platforms.close())
  afterEach(() => {
    expect(platforms.failures.splice(0)).toEqual([])
  })

  beforeEach(async () => {
    await db.$executeRaw`truncate tour_requests, households, outbox_items, communities, conversion_values, conversion_actions, conversion_uploads,
      ad_connections, rate_limits, site_settings, email_recipients cascade`
    await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
    await db.adConnection.createMany({
      data: ['google', 'meta'].map((vendor) => ({ vendor, since: subDays(new Date(), 1) })),
    })
    forgetRemembered()
    platforms.google.length = 0
    platforms.meta.length = 0
    platforms.answer({})
    platforms.judge({ requestStatus: 'SUCCESS' })
  })
  return platforms
}

const BROWSER = { 'user-agent': 'Mozilla/5.0 (test)' }

/** A request that came from the site, with the click of an ad. */
export async function request(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const body = leadBody({ email: 'Cloudy.SanFrancisco+Shopping@Gmail.com', gclid: 'Case_Kept', ...changes })
  const { transactionId } = await acceptedLead(body, { headers: { ...BROWSER, ...headers } })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

/** The sweep, and everything that it plans, done. */
export async function told(): Promise<void> {
  await planConversions()
  await worked(adConversion)
  await worked(adCorrection)
}

/** Everything that platforms were, or are to be, told. */
export const uploads = () =>
  db.conversionUpload.findMany({ orderBy: [{ createdAt: 'asc' }, { vendor: 'asc' }] })
export const lead = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
/** Why platforms are told nothing (more) of a lead. */
export const whyOf = async (id: string) => (await conversionsOf(await lead(id))).why
