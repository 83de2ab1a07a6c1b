import * as z from 'zod'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'

const INVALID = 'Please enter a valid email address'

/** A required address that staff type, cleaned as a family's is. `max`: characters of its column. */
export function emailText(max = 255, message = INVALID) {
  return z.string(message).overwrite(cleanEmail).max(max, message).refine(isEmailAddress, message)
}
