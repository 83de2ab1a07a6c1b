import 'server-only'
import type { LeadFormPlatform } from '@/lib/platform/ad-platforms/ad-platforms'
import { db } from '@/lib/platform/database/db'
import { countAttempt } from '@/lib/platform/http/rate-limit'

/** The endpoint is public, so refusals are recorded only once in a while. */
const NOTED = { name: 'lead-form-refusal', points: 1, seconds: 10 }

/** Records a request that was not from the platform, to help whoever sets it up. */
export async function recordPlatformRefusal(
  { id: platform }: LeadFormPlatform,
  words: string,
): Promise<void> {
  if ((await countAttempt(NOTED, platform)) !== null) return
  const data = { refusedAt: new Date(), refusal: words }
  await db.leadFormPlatform.upsert({ where: { platform }, update: data, create: { platform, ...data } })
}

/** Records that the platform's own test arrived; it becomes no lead and is in no report. */
export async function recordPlatformTest(
  { id: platform }: LeadFormPlatform,
  externalId: string,
  formId: string | null,
): Promise<void> {
  const data = { state: 'test', problem: null, receivedAt: new Date(), formId }
  await db.leadFormDelivery.upsert({
    where: { platform_externalId: { platform, externalId } },
    update: data,
    create: { platform, externalId, ...data },
  })
}
