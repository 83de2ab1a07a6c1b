import 'server-only'
import * as z from 'zod'
import { isEmailOrEmpty } from '@/lib/leads/tour-requests/schema'
import { invalidFields } from '@/lib/platform/errors'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { cleanEmail } from '@/lib/platform/typed-email'

/** At least one of both is set. */
export type Person = {
  /** Lower case. */
  email: string | null
  /** E.164. */
  phone: string | null
}

export const personSchema = z.object({
  email: z.string().max(255).optional(),
  phone: z.string().max(100).optional(),
})

/** Validates the number like a lead's (reading 3). @throws AppError 400 by field */
export function readPerson(typed: z.output<typeof personSchema>): Person {
  const email = cleanEmail(typed.email ?? '').toLowerCase() || null
  const number = typed.phone?.trim() || null
  const phone = number && phoneE164(number)
  const errors = {
    ...(email && !isEmailOrEmpty(email) && { email: 'Please enter a valid email address' }),
    ...(number && !phone && { phone: 'Please enter the full number, with its area code' }),
    ...(!email && !number && { email: 'Please enter an email address or a phone number' }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return { email, phone }
}

/** Digits as people may type them: U.S. numbers also without the country code. */
export function typedDigits(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  return phone.startsWith('+1') ? [digits, digits.slice(1)] : [digits]
}

export function isNumberOf(person: Person, typed: string | null): boolean {
  if (!person.phone || !typed) return false
  return typedDigits(person.phone).includes(readTypedPhone(typed).number.replace(/\D/g, ''))
}
