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
import { runDue } from '@/tests/support/outbox-worker'

type Platforms = Awaited<ReturnType<typeof startAdPlatforms>>

/** Connects both fake ad platforms as of yesterday, and resets them before every test. Call at file level. */
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
    platforms.reportStatus({ requestStatus: 'SUCCESS' })
  })
  return platforms
}

const BROWSER = { 'user-agent': 'Mozilla/5.0 (test)' }

/** Submits a request on the site after an ad click. */
export async function request(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const body = leadBody({ email: 'Cloudy.SanFrancisco+Shopping@Gmail.com', gclid: 'Case_Kept', ...changes })
  const { transactionId } = await acceptedLead(body, { headers: { ...BROWSER, ...headers } })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

/** Plans and sends all conversions that are due. */
export async function sendDue(): Promise<void> {
  await planConversions.run(new Date())
  await runDue(adConversion)
  await runDue(adCorrection)
}

/** All planned and sent uploads. */
export const uploads = () =>
  db.conversionUpload.findMany({ orderBy: [{ createdAt: 'asc' }, { vendor: 'asc' }] })
export const lead = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
/** Reason why no (further) conversions of a lead are sent. */
export const reasonNotSent = async (id: string) => (await conversionsOf(await lead(id))).why
