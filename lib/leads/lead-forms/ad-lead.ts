import type { SentFields } from '@/lib/leads/intake/handle-form'
import { isEmailOrEmpty } from '@/lib/leads/tour-requests/schema'
import type { LeadFormPlatform } from '@/lib/platform/ad-platforms/ad-platforms'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'
import { truncate } from '@/lib/platform/truncate'
import { cleanEmail } from '@/lib/platform/typed-email'
import { cleanName, storableText, visibleLength, withoutInvisible } from '@/lib/platform/typed-text'

/** One answer on an ad form: the platform's question key in lowercase, and its label for people. */
export type Answer = { key: string; label: string; value: string }

export type AdLead = {
  platform: LeadFormPlatform
  externalId: string
  formId: string | null
  answers: Answer[]
  /** Campaign, ad group and ad, by name if known, and the click id. */
  campaign: Record<string, string | undefined>
  agreed: string[]
}

const NAME_MAX = 100
const MESSAGE_MAX = 1_000

/** Questions that map to our fields; all other answers go into the message. */
const NAMES = ['full_name', 'first_name', 'last_name']
const PHONES = ['phone_number', 'work_phone_number', 'work_phone']
const EMAILS = ['email', 'work_email']

/** Maps answers to request fields. Leads are paid for, so one without usable contact data is kept, too. */
export function fieldsOf(
  answers: Answer[],
): SentFields & Record<'name' | 'phone' | 'email' | 'message', string> {
  const said = new Map(answers.map(({ key, value }) => [key, storableText(value).trim()]))
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
    name: visibleLength(name) > 1 ? truncate(cleanName(name), NAME_MAX) : 'No name given',
    phone: withoutInvisible(phone),
    email: cleanEmail(email),
    message: truncate(storableText([...missing, ...others].join('\n')), MESSAGE_MAX),
  }
}
