import { foldedLine } from '@/lib/platform/mail/folded-line'

type Card = {
  /** Null for the card of a place alone. */
  person: string | null
  place: string
  company: string
  /** E.164, the one that calls first. */
  numbers: string[]
  email: string | null
  address: { street: string | null; city: string | null; state: string | null; zip: string | null } | null
  url: string
  note: string
}

/** A contact for a phone's address book, as a vCard 3.0: iPhone and Android read it without questions. */
export function contactCard({ person, place, company, numbers, email, address, url, note }: Card): string {
  const name = person ? `${person}, ${place}` : place
  const unit = place === company ? '' : `;${escaped(place)}`
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    // The place stands with the person: a call from 'Ann' alone would tell the family nothing.
    `N:;${escaped(name)};;;`,
    `ORG:${escaped(company)}${unit}`,
    // A phone shows the organization where there is no person; this says so to Apple's.
    ...(person ? [] : ['X-ABSHOWAS:COMPANY']),
    ...numbers.map((number, at) => `TEL;TYPE=WORK,VOICE${at === 0 ? ',PREF' : ''}:${singleLine(number)}`),
    ...(email ? [`EMAIL;TYPE=INTERNET,WORK:${singleLine(email)}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${addressParts(address)};`] : []),
    `URL:${singleLine(url)}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('')
}

function addressParts({ street, city, state, zip }: NonNullable<Card['address']>): string {
  return [street, city, state, zip].map((part) => escaped(part ?? '')).join(';')
}

/** Text may contain what separates values, and lines of its own. */
function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/([,;])/g, '\\$1')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROL, '')
}

const singleLine = (text: string) => text.replace(CONTROL, '').trim()

/** A line break in a name must not begin a property. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu
