import type { SentFields } from '@/lib/leads/intake/take-in'
import { isEmailOrEmpty } from '@/lib/leads/tour-requests/schema'
import { cut } from '@/lib/platform/cut'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'

export type AdPlatform = 'google' | 'meta'

export const PLATFORM_NAMES: Record<AdPlatform, string> = { google: 'Google', meta: 'Meta' }

/** What a family answered on a form beneath an ad: the platform's name of the question in small letters, and how people call it. */
export type Answer = { key: string; label: string; value: string }

/** A lead as an ad platform hands it over. */
export type AdLead = {
  platform: AdPlatform
  /** The platform's own number of the lead. */
  externalId: string
  formId: string | null
  answers: Answer[]
  /** Campaign, group and ad, by name where it is told, and the click. */
  campaign: Record<string, string | undefined>
  /** What else the family agreed to on the form, as the platform tells it. */
  agreed: string[]
}

const NAME_MAX = 100
const MESSAGE_MAX = 1_000

/** Questions that are fields of ours; every other answer goes into the message. */
const NAMES = ['full_name', 'first_name', 'last_name']
const PHONES = ['phone_number', 'work_phone_number', 'work_phone']
const EMAILS = ['email', 'work_email']

/**
 * The fields of a request from the answers. Somebody has paid for each: one without a usable number or address is kept as well, with
 * what was typed in the message.
 */
export function fieldsOf(
  answers: Answer[],
): SentFields & Record<'name' | 'phone' | 'email' | 'message', string> {
  const said = new Map(answers.map(({ key, value }) => [key, value.trim()]))
  const first = (keys: string[], isUsable: (value: string) => boolean = Boolean) =>
    keys.map((key) => said.get(key) ?? '').find((value) => value !== '' && isUsable(value)) ?? ''
  const phone = first(PHONES, isAcceptablePhone)
  const email = first(EMAILS, isEmailOrEmpty)
  const name =
    said.get('full_name') || [said.get('first_name'), said.get('last_name')].filter(Boolean).join(' ')
  const used = [
    ...NAMES,
    ...[...PHONES, ...EMAILS].filter((key) => [phone, email].includes(said.get(key) ?? '')),
  ]
  const others = answers
    .filter(({ key, value }) => !used.includes(key) && value.trim() !== '')
    .map(({ label, value }) => `${label}: ${value.trim()}`)
  const missing = phone || email ? [] : ['The form gave neither a phone number nor an email address.']
  return {
    name: name && [...name].length > 1 ? cut(name, NAME_MAX) : 'No name given',
    phone,
    email,
    message: cut([...missing, ...others].join('\n'), MESSAGE_MAX),
  }
}
