import 'server-only'
import type * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type HeldLine, heldKinds } from '@/lib/desk/personal-data/held-kinds'
import {
  countHeldRows,
  findHeldRows,
  HELD_KINDS,
  type HeldKind,
  type HeldRows,
} from '@/lib/desk/personal-data/held-rows'
import { isNumberOf, type Person, type personSchema, readPerson } from '@/lib/desk/personal-data/person'
import { CONTACTS, hasNumber } from '@/lib/desk/personal-data/person-match'
import { type EarlierRequest, earlierRequests, recordRequest } from '@/lib/desk/personal-data/requests'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

/** More rows are counted, exported and erased, but not listed. */
const LINES_SHOWN = 50

export type FoundPerson = {
  person: Person
  total: number
  kinds: { kind: HeldKind; count: number; lines: HeldLine[] }[]
  others: OtherContacts
  elsewhere: HeldElsewhere[]
  earlier: EarlierRequest[]
}

/** Everything held about a person; the search is logged. @throws AppError 400 by field, 403 */
export async function searchPerson(actor: Actor, typed: z.output<typeof personSchema>): Promise<FoundPerson> {
  assertCan(actor, 'read', 'persons')
  const person = readPerson(typed)
  const held = await findHeldRows(db, person)
  const total = countHeldRows(held)
  await recordRequest(db, actor, 'search', person, { rows: total })
  const found = HELD_KINDS.filter((kind) => held[kind].length > 0).map(async (kind) => ({
    kind,
    count: held[kind].length,
    lines: await heldKinds[kind].list(held[kind].slice(0, LINES_SHOWN)),
  }))
  const [kinds, others, elsewhere, earlier] = await Promise.all([
    Promise.all(found),
    readOtherContacts(person, held),
    readHeldElsewhere(person),
    earlierRequests(person),
  ])
  return { person, total, kinds, others, elsewhere, earlier }
}

/** Facts to weigh before deciding about the rows. */
type OtherContacts = {
  /** Several names may mean that people share the number. */
  names: string[]
  /** Contact data on the found rows that was not searched for. */
  alsoOnThem: { emails: string[]; phones: string[] }
  /** Addresses on other rows with the number: another person's, or a second one of theirs. */
  sharing: string[]
}

type Contact = { name: string | null; email: string | null; phone: string | null }

async function readOtherContacts(person: Person, held: HeldRows): Promise<OtherContacts> {
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
    union select name, email, coalesce(phone_e164, phone) from job_applications where id = any(${held.jobApplications}::uuid[])
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
    union select lower(email) from asset_downloads where ${has('asset_downloads')}
    union select lower(email) from job_applications where ${has('job_applications')}`
  return rows.map(({ email }) => email).filter((email) => !found.includes(email))
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))].sort()
}

/** A place to change by hand, which names the person for another reason. */
type HeldElsewhere = { words: string; href: string }

/** Staff accounts, invitations, alert recipients, blocked senders and team members with this contact. */
export async function readHeldElsewhere(person: Person): Promise<HeldElsewhere[]> {
  const email = person.email ?? ''
  const same = { select: { id: true, email: true } } as const
  const [users, invitations, recipients, members, blocked] = await Promise.all([
    db.user.findMany(same),
    db.invitation.findMany(same),
    db.emailRecipient.findMany(same),
    db.teamMember.findMany({ select: { id: true, name: true, email: true, phone: true } }),
    db.blockedSender.findMany({
      where: { value: { in: [person.email, person.phone].filter((value) => value !== null) } },
      select: { id: true },
    }),
  ])
  const isSame = (row: { email: string | null }) => email !== '' && row.email?.trim().toLowerCase() === email
  return [
    ...users.filter(isSame).map(({ id }) => ({ words: 'A staff account', href: `/admin/users/${id}` })),
    ...invitations.filter(isSame).map(() => ({ words: 'An invitation', href: '/admin/users/invitations' })),
    ...recipients
      .filter(isSame)
      .map(({ id }) => ({ words: 'An alert recipient', href: `/admin/email-recipients/${id}` })),
    ...members
      .filter((row) => isSame(row) || isNumberOf(person, row.phone))
      .map(({ id, name }) => ({
        words: `The team member page of ${name}`,
        href: `/admin/team-members/${id}`,
      })),
    ...blocked.map(({ id }) => ({ words: 'The block list', href: `/admin/blocked-senders/${id}` })),
  ]
}

/** The person's own copy, times in ISO 8601 (UTC); logged. @throws AppError 400 by field, 403 */
export async function exportPerson(actor: Actor, typed: z.output<typeof personSchema>): Promise<object> {
  assertCan(actor, 'export', 'persons')
  const person = readPerson(typed)
  const held = await findHeldRows(db, person)
  const copies = Object.entries(heldKinds).map(async ([kind, { copyName, copy }]) => {
    return [copyName, await copy(held[kind as HeldKind])] as const
  })
  const [rows, settings] = await Promise.all([Promise.all(copies), companySettings()])
  await recordRequest(db, actor, 'export', person, { rows: countHeldRows(held) })
  return {
    about: {
      what: 'All data held about the person with this email address or phone number',
      from: companyNameOrHost(settings?.companyName),
      website: siteUrl('/'),
      email: person.email,
      phone: person.phone,
      madeAt: new Date().toISOString(),
      rows: countHeldRows(held),
    },
    ...Object.fromEntries(rows),
  }
}
