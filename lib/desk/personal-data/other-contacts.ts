import 'server-only'
import type { HeldRows } from '@/lib/desk/personal-data/held-rows'
import { isNumberOf, type Person } from '@/lib/desk/personal-data/person'
import { CONTACTS, hasNumber } from '@/lib/desk/personal-data/person-match'
import { db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Facts to weigh before deciding about the rows. */
export type OtherContacts = {
  /** Several names may mean that people share the number. */
  names: string[]
  /** Contact data on the found rows that was not searched for. */
  alsoOnThem: { emails: string[]; phones: string[] }
  /** Addresses on other rows with the number: another person's, or a second one of theirs. */
  sharing: string[]
}

type Contact = { name: string | null; email: string | null; phone: string | null }

export async function readOtherContacts(person: Person, held: HeldRows): Promise<OtherContacts> {
  const rows = await contactsOn(db, held)
  const emails = unique(rows.map(({ email }) => email?.toLowerCase() ?? null))
  const phones = unique(rows.map(({ phone }) => phone)).filter((phone) => !isNumberOf(person, phone))
  return {
    names: unique(rows.map(({ name }) => name)),
    alsoOnThem: { emails: emails.filter((email) => email !== person.email), phones },
    sharing: person.email && person.phone ? await sharing(person.phone, emails) : [],
  }
}

function contactsOn(tx: Tx, held: HeldRows): Promise<Contact[]> {
  return tx.$queryRaw`
    select name, email, coalesce(phone_e164, phone) as phone from tour_requests where id = any(${held.leads}::uuid[])
    union select name, email, phone_e164 from household_contacts where id = any(${held.contacts}::uuid[])
    union select name, email, coalesce(phone_e164, phone) from event_rsvps where id = any(${held.rsvps}::uuid[])
    union select name, email, phone from quiz_responses where id = any(${held.quizResponses}::uuid[])
    union select name, email, phone from asset_downloads where id = any(${held.downloads}::uuid[])
    union select null, email, null from exit_intent_submissions where id = any(${held.exitOffers}::uuid[])`
}

async function sharing(phone: string, found: string[]): Promise<string[]> {
  const has = (table: keyof typeof CONTACTS) =>
    Prisma.sql`${hasNumber(phone, CONTACTS[table])} and coalesce(email, '') <> ''`
  const rows = await db.$queryRaw<{ email: string }[]>`
    select lower(email) as email from tour_requests where ${has('tour_requests')}
    union select lower(email) from household_contacts where ${has('household_contacts')}
    union select lower(email) from event_rsvps where ${has('event_rsvps')}
    union select lower(email) from quiz_responses where ${has('quiz_responses')}
    union select lower(email) from asset_downloads where ${has('asset_downloads')}`
  return rows.map(({ email }) => email).filter((email) => !found.includes(email))
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))].sort()
}
