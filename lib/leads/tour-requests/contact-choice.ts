import { isEmailOrEmpty, LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'
import type { FieldErrors } from '@/lib/platform/errors'
import { isAcceptablePhone, shortPhone } from '@/lib/platform/phones/phone'
import { cleanEmail } from '@/lib/platform/typed-email'
import { cleanName, visibleLength, withoutInvisible } from '@/lib/platform/typed-text'
import { CONTACT_FIELDS, type ContactField } from '@/lib/site/resources/required-fields'

/** Choice after a quiz or with a guide (G3). */
type ContactChoice = 'call' | 'information' | 'none'

/** Specification section 5: phone 20, zip 10, timeline 100; name as in the lead form. */
const MAX = { phone: 20, zipCode: 10, timeline: 100, name: 100 } as const

const MISSING: Record<ContactField, string> = {
  email: LEAD_MESSAGES.email,
  name: LEAD_MESSAGES.nameTooShort,
  phone: LEAD_MESSAGES.phone,
  zipCode: 'Please enter a ZIP code',
  timeline: 'Please choose when',
}

export type ContactPerson = Record<ContactField, string | null>

export type ReadContact = { choice: ContactChoice; person: ContactPerson; errors: FieldErrors }

/** Defaults to `information`: only those who ask for a call get one. */
function contactChoice(sent: unknown): ContactChoice {
  return sent === 'call' || sent === 'none' ? sent : 'information'
}

/** Reads contact fields. @param required fields needed besides name and phone, which a call always needs */
export function readContact(body: Record<string, unknown>, required: readonly ContactField[]): ReadContact {
  const choice = contactChoice(body.contact)
  const needed = new Set([...required, ...(choice === 'call' ? (['name', 'phone'] as const) : [])])
  const person = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, textOf(name, body[name])]),
  ) as ContactPerson
  const errors: FieldErrors = {}
  for (const name of CONTACT_FIELDS) {
    const fault = faultOf(name, person[name], needed.has(name))
    if (fault) errors[name] = fault
  }
  return { choice, person: { ...person, email: person.email?.toLowerCase() ?? null }, errors }
}

function faultOf(name: ContactField, value: string | null, needed: boolean): string | null {
  if (value === null) return needed ? MISSING[name] : null
  if (name === 'email') return isEmailOrEmpty(value) ? null : LEAD_MESSAGES.email
  if (name === 'phone' && !isAcceptablePhone(value)) return LEAD_MESSAGES.phone
  if (name === 'name' && needed && visibleLength(value) < 2) return LEAD_MESSAGES.nameTooShort
  if ([...value].length <= MAX[name]) return null
  if (name === 'name') return LEAD_MESSAGES.nameTooLong
  return name === 'phone' ? LEAD_MESSAGES.phone : MISSING[name]
}

const CLEANED: Partial<Record<ContactField, (text: string) => string>> = {
  email: cleanEmail,
  name: cleanName,
  phone: (text) => shortPhone(text, MAX.phone),
}

/** One clean line; null for blank text. */
function textOf(name: ContactField, sent: unknown): string | null {
  if (typeof sent !== 'string') return null
  const clean = CLEANED[name] ?? withoutInvisible
  return clean(sent.slice(0, 2_000)) || null
}
