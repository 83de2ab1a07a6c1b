import 'server-only'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'

/** Stored leads of an hour after which a further one waits for a person to look at it. */
const SOFT_PER_ADDRESS = 40
const SOFT_PER_UNCHECKED_ADDRESS = 10
const SOFT_PER_PHONE = 5

export type LeadRate = {
  perPhone: number
  perAddress: number
  /** Words for staff. */
  phoneDetail: string
  addressDetail: string
}

/**
 * How often one sender may ask within an hour before a lead is held. The transaction counts the stored leads, so that a
 * retry of one request counts once, on every instance.
 */
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
