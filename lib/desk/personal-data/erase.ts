import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { eraseReviews } from '@/lib/desk/personal-data/erase-reviews'
import { ERASE_WORD } from '@/lib/desk/personal-data/erase-word'
import { heldKinds } from '@/lib/desk/personal-data/held-kinds'
import {
  countHeldRows,
  findHeldRows,
  HELD_KINDS,
  type HeldKind,
  type HeldRows,
} from '@/lib/desk/personal-data/held-rows'
import {
  isNumberOf,
  type Person,
  personSchema,
  readPerson,
  typedDigits,
} from '@/lib/desk/personal-data/person'
import { recordRequest } from '@/lib/desk/personal-data/requests'
import { scrubAudit } from '@/lib/desk/personal-data/scrub-audit'
import { enqueueSettling } from '@/lib/leads/events/settle-rsvps'
import { PER_MAILBOX } from '@/lib/leads/intake/information-request'
import { retryRace } from '@/lib/leads/intake/store-once'
import { eraseFromJournal } from '@/lib/leads/journal/erase-entries'
import { householdLocks } from '@/lib/leads/tour-requests/admission'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { everyTargetDigest, targetDigest } from '@/lib/platform/do-not-contact/target-digest'
import { invalidFields } from '@/lib/platform/errors'
import { delegateOf } from '@/lib/records/declare/delegate'
import { SEAT_TAGS } from '@/lib/site/events/seats'

const LIMITS = { maxWait: 6_000, timeout: 30_000 }

export const erasureSchema = z.object({ ...personSchema.shape, confirm: z.string().optional() })

type Erased = Record<HeldKind | 'rows', number>

/** Erases a person in one transaction; idempotent. @returns rows per kind @throws AppError 400, 403 */
export async function erasePerson(actor: Actor, typed: z.output<typeof erasureSchema>): Promise<Erased> {
  assertCan(actor, 'delete', 'persons')
  const person = readPerson(typed)
  if (typed.confirm?.trim().toUpperCase() !== ERASE_WORD) {
    throw invalidFields({ confirm: `Please type ${ERASE_WORD} to confirm` })
  }
  const erased = await retryRace(() => db.$transaction((tx) => eraseWithin(tx, actor, person), LIMITS))
  expireNow(SEAT_TAGS)
  return erased
}

async function eraseWithin(tx: Tx, actor: Actor, person: Person): Promise<Erased> {
  // A request of the family arriving now waits, and then finds no household that is about to go.
  for (const name of householdLocks({ phoneE164: person.phone, email: person.email })) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  }
  const held = await findHeldRows(tx, person)
  const { leads } = held
  const rsvps = [...held.rsvps, ...held.trashed]
  await tx.$queryRaw`select 1 from tour_requests where id = any(${leads}::uuid[]) order by id for update`
  await scrubAudit(tx, { leads, rsvps }, { person, names: await namesIn(tx, held) })
  await eraseReviews(tx, leads)
  await eraseLeads(tx, leads, held.contacts)
  await eraseFromJournal(tx, { leads, ...person })
  await deleteOwn(tx, held)
  await tx.revision.deleteMany({ where: { entity: 'eventRsvp', entityId: { in: rsvps } } })
  await forgetTraces(tx, person, rsvps)
  await keepRefusals(tx, held.refusals)
  const counts = Object.fromEntries(HELD_KINDS.map((kind) => [kind, held[kind].length]))
  const erased = { ...counts, rows: countHeldRows(held) } as Erased
  await recordRequest(tx, actor, 'erase', person, erased)
  return erased
}

/** Deletes the person's own rows; their event seats go to the waiting list after the commit. */
async function deleteOwn(tx: Tx, held: HeldRows): Promise<void> {
  const events = await tx.eventRsvp.findMany({
    where: { id: { in: held.rsvps } },
    select: { eventId: true },
    distinct: ['eventId'],
    orderBy: { eventId: 'asc' },
  })
  for (const kind of HELD_KINDS) {
    const { model, stays } = heldKinds[kind]
    if (!stays) await delegateOf(tx, model).deleteMany({ where: { id: { in: held[kind] } } })
  }
  for (const { eventId } of events) await enqueueSettling(tx, eventId)
  if (events.length > 0) await announceExpiry(tx, SEAT_TAGS)
}

async function namesIn(tx: Tx, held: HeldRows): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    select name from tour_requests where id = any(${held.leads}::uuid[])
    union select name from household_contacts where id = any(${held.contacts}::uuid[])
    union select name from household_residents where id = any(${held.residents}::uuid[])
    union select name from event_rsvps where id = any(${held.rsvps}::uuid[])
    union select title from deleted_records where id = any(${held.trashed}::uuid[])
    union select name from quiz_responses where id = any(${held.quizResponses}::uuid[]) and name is not null
    union select name from asset_downloads where id = any(${held.downloads}::uuid[]) and name is not null
    union select name from job_applications where id = any(${held.jobApplications}::uuid[])`
  return rows.map(({ name }) => name)
}

/** Keeps refusals as keyed digests (decision 036), so they hold when the number comes again. */
async function keepRefusals(tx: Tx, ids: string[]): Promise<void> {
  const rows = await tx.doNotContact.findMany({ where: { id: { in: ids } } })
  for (const { id, phoneE164, email, scope, liftedAt } of rows) {
    const target = phoneE164 ?? email ?? ''
    const digests = [...(await everyTargetDigest([target])).keys()]
    const isKept =
      liftedAt === null &&
      !(await tx.doNotContact.findFirst({ where: { digest: { in: digests }, scope, liftedAt } }))
    if (isKept) {
      const emptied = { phoneE164: null, email: null, words: null }
      await tx.doNotContact.update({ where: { id }, data: { ...emptied, digest: targetDigest(target) } })
    } else await tx.doNotContact.delete({ where: { id } })
  }
}

/** Removes the person from lists of staff, such as imports and comments. @param rsvps ids of sign-ups */
export async function forgetTraces(tx: Tx, person: Person, rsvps: string[]): Promise<void> {
  const { email, phone } = person
  const words = [...(email ? [email] : []), ...rsvps]
  const digits = phone ? typedDigits(phone) : []
  await tx.$executeRaw`
    delete from imports i using (
      select id, lower(concat(rows::text, refused::text, written::text)) as cells from imports where entity in ('eventRsvp', 'tourRequest')
    ) kept
    where i.id = kept.id and (
      exists (select 1 from unnest(${words}::text[]) word where position(word in kept.cells) > 0)
      or exists (
        select 1 from unnest(${digits}::text[]) number
        where position(number in regexp_replace(kept.cells, '[() +./-]', '', 'g')) > 0
      )
    )`
  await tx.$executeRaw`
    update approval_requests r set note = null, answer = null from (
      select id, lower(concat_ws(' ', note, answer)) as words from approval_requests
    ) written
    where r.id = written.id and (
      position(${email}::text in written.words) > 0
      or exists (
        select 1 from unnest(${digits}::text[]) number
        where position(number in regexp_replace(written.words, '[() +./-]', '', 'g')) > 0
      )
    )`
  await tx.$executeRaw`
    update household_residents set notes = null where position(${email}::text in lower(notes)) > 0 or exists (
      select 1 from unnest(${digits}::text[]) number
      where position(number in regexp_replace(notes, '[() +./-]', '', 'g')) > 0
    )`
  await tx.$executeRaw`
    with emptied as (
      update comments set text = '' where position(${email}::text in lower(text)) > 0 or exists (
        select 1 from unnest(${digits}::text[]) number
        where position(number in regexp_replace(text, '[() +./-]', '', 'g')) > 0
      ) returning id
    )
    delete from outbox_items using emptied where dedup_key like 'account-mail:mention:' || emptied.id || ':%'`
  await tx.$executeRaw`
    delete from inbound_mails where tour_request_id is null and (
      position(${email}::text in lower(concat_ws(' ', from_address, text))) > 0
      or exists (
        select 1 from unnest(${digits}::text[]) number
        where position(number in regexp_replace(text, '[() +./-]', '', 'g')) > 0
      )
    )`
  await forgetViews(tx, person)
  if (!email) return
  const written = [email, encodeURIComponent(email).toLowerCase()]
  await tx.$executeRaw`
    delete from list_views where exists (
      select 1 from unnest(${written}::text[]) word where position(word in lower(params)) > 0 or position(word in lower(name)) > 0
    )`
  await tx.rateLimit.deleteMany({ where: { key: `${PER_MAILBOX.name}:${email}` } })
}

/** Saved views that search for the number, however it was typed. */
async function forgetViews(tx: Tx, person: Person): Promise<void> {
  if (!person.phone) return
  const views = await tx.listView.findMany({
    where: { entity: 'tourRequest', params: { contains: 'search=' } },
    select: { id: true, params: true },
  })
  const ids = views.filter(({ params }) => isNumberOf(person, new URLSearchParams(params).get('search')))
  await tx.listView.deleteMany({ where: { id: { in: ids.map(({ id }) => id) } } })
}
