import 'server-only'
import type { AdPlatform } from '@/lib/leads/lead-forms/ad-lead'
import { db } from '@/lib/platform/database/db'
import { countAttempt } from '@/lib/platform/http/rate-limit'

/** Anybody can knock: what the screen shows is written once in a while. */
const NOTED = { name: 'lead-form-refusal', points: 1, seconds: 10 }

/** Keeps that something came which was not from the platform, for whoever is setting it up. */
export async function noteRefusal(platform: AdPlatform, words: string): Promise<void> {
  if ((await countAttempt(NOTED, platform)) !== null) return
  const data = { refusedAt: new Date(), refusal: words }
  await db.leadFormPlatform.upsert({ where: { platform }, update: data, create: { platform, ...data } })
}

/** Keeps that the platform's own test has arrived; it becomes no lead and is in no report. */
export async function noteTest(
  platform: AdPlatform,
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
