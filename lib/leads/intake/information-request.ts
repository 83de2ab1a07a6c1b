import 'server-only'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { isFromMemory } from '@/lib/platform/cache/from-memory'
import { addressGroup } from '@/lib/platform/http/address-group'
import { countAttempt, countInProcess, type Limit } from '@/lib/platform/http/rate-limit'
import { checkBot } from '@/lib/platform/integrations/turnstile'

/** Anyone can enter someone else's address, so mails per mailbox are limited. */
export const PER_MAILBOX: Limit = { name: 'information-mailbox', points: 6, seconds: 60 * 60 }
const PER_ADDRESS: Limit = { name: 'information-address', points: 40, seconds: 60 * 60 }

/** Returns why a request is not answered by mail, or null (reading 5). Visitors see no difference. */
export async function holdInformation(
  body: Record<string, unknown>,
  { email, phone, transactionId }: { email: string | null; phone: string | null; transactionId: string },
  about: RequestContext,
): Promise<string | null> {
  const botCheck = await checkBot(body.captchaToken, { transactionId, remoteIp: about.clientIpAddress })
  const { honeypot, formLoadTime } = body
  const rate = await isTooMuch(email, about.clientIpAddress)
  const blocked = await blockedReason({ phone, email, address: about.clientIpAddress })
  const suspicion = suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, about.receivedAt)
  return suspicion?.detail ?? null
}

/** @throws AppError 429 with the phone number */
export async function refuseInformationFlood(about: RequestContext): Promise<void> {
  await refuseFlood(about.clientIpAddress, lastKnownCompanyPhone().display)
}

async function isTooMuch(email: string | null, address: string | null): Promise<string | null> {
  // Without the database each process counts for itself.
  const count = isFromMemory() ? countInProcess : countAttempt
  if (email && (await count(PER_MAILBOX, email)) !== null) return 'Many requests for one mailbox'
  if (address && (await count(PER_ADDRESS, addressGroup(address))) !== null) {
    return 'Many requests from one address'
  }
  return null
}

/** Tracking columns of quiz_responses and asset_downloads. */
export function informationTracking(body: Record<string, unknown>, about: RequestContext) {
  const { communityId, floorPlanId, landingPageTemplateId, topic, source, referrer, ...tracking } =
    sideDataOf(body, about).values
  return {
    ...tracking,
    clientUserAgent: tracking.clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    clientIpAddress: about.clientIpAddress,
  }
}
