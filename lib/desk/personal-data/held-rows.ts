import 'server-only'
import type { Person } from '@/lib/desk/personal-data/person'
import { CONTACTS, hasNumber, isTheirs } from '@/lib/desk/personal-data/person-match'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { familyKinds } from '@/lib/platform/outbox/registered-handlers'

export type HeldRows = Record<HeldKind, string[]>

export const HELD_KINDS = [
  'leads',
  'partialLeads',
  'contacts',
  'residents',
  'quizResponses',
  'quizResults',
  'downloads',
  'rsvps',
  'exitOffers',
  'jobApplications',
  'mails',
  'trashed',
  'refusals',
] as const

export type HeldKind = (typeof HELD_KINDS)[number]

export function countHeldRows(held: HeldRows): number {
  return HELD_KINDS.reduce((sum, kind) => sum + held[kind].length, 0)
}

/** Everything held about a person in the tables of decision 026; newest first. */
export async function findHeldRows(tx: Tx, person: Person): Promise<HeldRows> {
  const theirs = (table: keyof typeof CONTACTS) =>
    idsOf(tx, Prisma.raw(table), isTheirs(person, CONTACTS[table]))
  const [
    partialLeads,
    quizResponses,
    ownDownloads,
    ownRsvps,
    exitOffers,
    jobApplications,
    contacts,
    refusals,
  ] = await Promise.all([
    theirs('partial_leads'),
    theirs('quiz_responses'),
    theirs('asset_downloads'),
    theirs('event_rsvps'),
    theirs('exit_intent_submissions'),
    theirs('job_applications'),
    theirs('household_contacts'),
    theirs('do_not_contacts'),
  ])
  const keys = [...ownRsvps.map((id) => `rsvp:${id}`), ...ownDownloads.map((id) => `download:${id}`)]
  const leads = await leadsOf(tx, person, keys)
  const keyed = leads.map(({ key }) => key.split(':')).filter(([, id]) => id)
  const behind = (origin: string) => keyed.flatMap(([from, id = '']) => (from === origin ? [id] : []))
  // A sign-up or download that led to the lead is the same person's, even under an older address.
  const downloads = [...new Set([...ownDownloads, ...behind('download')])]
  const rsvps = [...new Set([...ownRsvps, ...behind('rsvp')])]
  const quizResults = await idsOf(
    tx,
    Prisma.sql`quiz_results`,
    Prisma.sql`response_id = any(${quizResponses}::uuid[]) or id::text = any(${behind('quiz')})`,
  )
  const held = { leads: leads.map(({ id }) => id), contacts, quizResponses, quizResults, downloads, rsvps }
  const [mails, trashed, residents] = await Promise.all([
    mailsOf(tx, person, { ...held, jobApplications }),
    trashedOf(tx, person),
    residentsOf(tx, held),
  ])
  return { ...held, partialLeads, residents, exitOffers, jobApplications, mails, trashed, refusals }
}

async function idsOf(tx: Tx, table: Prisma.Sql, condition: Prisma.Sql): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${table} where ${condition} order by created_at desc, id`
  return rows.map(({ id }) => id)
}

/** Includes leads whose former contact data matches. */
async function leadsOf(tx: Tx, person: Person, keys: string[]): Promise<{ id: string; key: string }[]> {
  const { email, phone } = person
  const typed = Prisma.sql`(e.data #>> '{corrections,phone,from}')`
  const before = Prisma.sql`
    coalesce(lower(e.data #>> '{corrections,email,from}') = ${email}, false)
    or ${phone ? hasNumber(phone, { typed }) : Prisma.sql`false`}`
  return tx.$queryRaw`
    select id, transaction_id as key from tour_requests
    where erased_at is null and (
      ${isTheirs(person, CONTACTS.tour_requests)}
      or transaction_id = any(${keys})
      or id in (select e.tour_request_id from lead_events e where e.type = 'resubmitted' and (${before}))
    )
    order by created_at desc, id`
}

/** Residents have no contact data: matched by the person's name within their own households. */
async function residentsOf(tx: Tx, { leads, contacts }: Pick<HeldRows, 'leads' | 'contacts'>) {
  const own = (column: Prisma.Sql) => Prisma.sql`
    select ${column} from tour_requests where id = any(${leads}::uuid[])
    union select ${column} from household_contacts where id = any(${contacts}::uuid[])`
  return idsOf(
    tx,
    Prisma.sql`household_residents`,
    Prisma.sql`household_id in (${own(Prisma.sql`household_id`)}) and lower(name) in (${own(Prisma.sql`lower(name)`)})`,
  )
}

type Behind = Pick<HeldRows, 'leads' | 'rsvps' | 'quizResults' | 'downloads' | 'jobApplications'>

/** Mail to them and about their requests, pending or sent. */
async function mailsOf(
  tx: Tx,
  { email }: Person,
  { leads, rsvps, quizResults, downloads, jobApplications }: Behind,
): Promise<string[]> {
  const about = [
    ...rsvps.map((id) => `<rsvp-${id}-%`),
    ...quizResults.map((id) => `<quiz-result-${id}@%`),
    ...downloads.map((id) => `<asset-download-${id}@%`),
    ...jobApplications.map((id) => `<job-application-${id}@%`),
  ]
  const family = await familyKinds()
  return idsOf(
    tx,
    Prisma.sql`outbox_items`,
    Prisma.sql`(tour_request_id = any(${leads}::uuid[]) and (channel = 'email' or kind = any(${family})))
      or (kind = ${VISITOR_MAIL} and (lower(target) = ${email} or message_id like any(${about})))`,
  )
}

/** Deleted sign-ups; the trash holds nothing else about families. */
async function trashedOf(tx: Tx, person: Person): Promise<string[]> {
  const kept = (name: string) => Prisma.sql`(kept->'row'->>${name})`
  const columns = { email: kept('email'), e164: kept('phone_e164'), typed: kept('phone') }
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from deleted_records where entity = 'eventRsvp' and exists (
      select 1 from jsonb_array_elements(snapshot->'rows') kept where ${isTheirs(person, columns)}
    ) order by deleted_at desc`
  return rows.map(({ id }) => id)
}
