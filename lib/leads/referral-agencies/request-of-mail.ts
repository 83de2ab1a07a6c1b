import { MAIL_FIELD_LABELS, type MailField } from '@/lib/leads/referral-agencies/mail-fields'
import { mailedPhone, saysMore } from '@/lib/leads/referral-agencies/mailed-phone'
import type { ReadFields } from '@/lib/leads/referral-agencies/read-fields'
import { contactStepSchema } from '@/lib/leads/tour-requests/schema'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { truncate } from '@/lib/platform/truncate'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'
import { withoutInvisible } from '@/lib/platform/typed-text'

export type MailedRequest = {
  name: string
  phone: string
  email: string
  message: string
  /** Null unless the mail names exactly one of our communities. */
  communityId: string | null
}

type Community = { id: string; name: string }

const IN_MESSAGE: readonly MailField[] = ['residentName', 'careType', 'timeline', 'budget', 'notes']
const MAX_MESSAGE = 1_000
const { name: NAME, phone: PHONE } = contactStepSchema.shape

/** Maps mail fields to request fields; unmatched values go into the message. */
export function requestOfMail(read: ReadFields, communities: readonly Community[]): MailedRequest {
  const community = read.community ? communityCalled(read.community, communities) : null
  const email = mailAddressIn(read.email ?? '')
  const phone = phoneIn(read.phone ?? '')
  const left: MailField[] = [
    ...(read.community && !community ? (['community'] as const) : []),
    ...(read.email && !email ? (['email'] as const) : []),
    ...(read.phone && (!phone || saysMore(read.phone, phone)) ? (['phone'] as const) : []),
    ...IN_MESSAGE,
  ]
  const message = left.flatMap((field) =>
    read[field] ? [`${MAIL_FIELD_LABELS[field]}: ${read[field]}`] : [],
  )
  return {
    name: truncate(read.familyName ?? '', 100),
    phone,
    email,
    message: truncate(message.join('\n'), MAX_MESSAGE),
    communityId: community?.id ?? null,
  }
}

/** True when the family can be contacted. An invalid phone number needs review by staff. */
export function isComplete({ name, phone, email }: MailedRequest, read: ReadFields): boolean {
  if (!NAME.safeParse(name).success) return false
  return phone !== '' || (!read.phone && email !== '')
}

const isPhone = (typed: string) => PHONE.safeParse(typed).success && readTypedPhone(typed).number !== ''

/** The number as it is written, or without the words around it. */
function phoneIn(written: string): string {
  return isPhone(written) ? written : mailedPhone(written, isPhone)
}

/** Also finds the address in 'Jane Doe <jane@example.com>' and 'mailto:jane@example.com'. */
function mailAddressIn(text: string): string {
  const found = cleanEmail(/[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+/.exec(withoutInvisible(text))?.[0] ?? '')
  return isEmailAddress(found) ? found : ''
}

/** The only community whose name contains the words or is contained in them. */
function communityCalled(words: string, communities: readonly Community[]): Community | null {
  const said = plain(words)
  if (!said) return null
  const named = communities.filter(({ name }) => said.includes(plain(name)))
  const found =
    named.length > 0 ? longest(named) : communities.filter(({ name }) => plain(name).includes(said))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Prefers 'Birch Court Annex' over 'Birch Court' when both match. */
function longest(named: Community[]): Community[] {
  const length = Math.max(...named.map(({ name }) => name.length))
  return named.filter(({ name }) => name.length === length)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
