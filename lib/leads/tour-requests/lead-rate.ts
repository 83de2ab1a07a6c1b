import 'server-only'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'

/** Leads stored per hour before further ones are held for review. */
const SOFT_PER_ADDRESS = 40
const SOFT_PER_UNCHECKED_ADDRESS = 10
const SOFT_PER_PHONE = 5

export type LeadRate = { perPhone: number; perAddress: number; phoneDetail: string; addressDetail: string }

/** Hourly limits before a lead is held. They count stored leads, so retries count once on all instances. */
export function leadRate(botCheck: BotCheck): LeadRate {
  const unchecked = botCheck === 'missing' || botCheck === 'unavailable'
  const perAddress = unchecked ? SOFT_PER_UNCHECKED_ADDRESS : SOFT_PER_ADDRESS
  return {
    perPhone: SOFT_PER_PHONE,
    perAddress,
    phoneDetail: `More than ${SOFT_PER_PHONE} requests in an hour for one phone number`,
    addressDetail: `More than ${perAddress} requests in an hour from one address${unchecked ? ' without a bot check' : ''}`,
  }
}
