import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

type Touched = { household: string; name: string }

/** Removes leads and contacts from households, which may end. @param contactIds further contacts */
export async function leaveHouseholds(tx: Tx, leadIds: string[], contactIds: string[]): Promise<void> {
  const contacts = await tx.$queryRaw<(Touched & { id: string })[]>`
    select own.id, own.household_id as household, own.name from household_contacts own
    where own.id = any(${contactIds}::uuid[]) or exists (
      select 1 from tour_requests t where t.household_id = own.household_id and t.id = any(${leadIds}::uuid[])
        and (own.email = lower(t.email) or (own.phone_e164 = t.phone_e164
          and (own.name = t.name or own.email is not distinct from lower(t.email))))
    )`
  const left = await tx.$queryRaw<Touched[]>`
    with before as (select id, household_id, name from tour_requests where id = any(${leadIds}::uuid[]))
    update tour_requests t set household_id = null from before
    where t.id = before.id and before.household_id is not null
    returning before.household_id as household, before.name`
  await reassignContacts(
    tx,
    contacts.map(({ id }) => id),
  )
  await cleanUpHouseholds(tx, [...contacts, ...left])
}

/** Rewrites contacts that are the only match for another person's request; deletes the rest. */
async function reassignContacts(tx: Tx, ids: string[]): Promise<void> {
  const kept = await tx.$queryRaw<{ id: string }[]>`
    update household_contacts c set name = other.name, email = lower(other.email), phone_e164 = other.phone_e164,
      relationship = null, decides = false, consent_how = null, consent_at = null, consent_by = null, updated_at = now()
    from (
      select distinct on (t.id) own.id, t.name, t.email, t.phone_e164
      from household_contacts own join tour_requests t on t.household_id = own.household_id
        and (t.phone_e164 = own.phone_e164 or lower(t.email) = own.email)
      where own.id = any(${ids}::uuid[]) and not exists (
        select 1 from household_contacts more where more.household_id = own.household_id and more.id <> all(${ids}::uuid[])
          and (more.phone_e164 = t.phone_e164 or more.email = lower(t.email))
      )
      order by t.id, own.created_at
    ) other
    where c.id = other.id
    returning c.id`
  const gone = ids.filter((id) => !kept.some((contact) => contact.id === id))
  await tx.householdContact.deleteMany({ where: { id: { in: gone } } })
}

async function cleanUpHouseholds(tx: Tx, touched: Touched[]): Promise<void> {
  const households = [...new Set(touched.map(({ household }) => household))]
  // A merge stores the household's former name and contact, so it must go (decision 037).
  await tx.$executeRaw`
    with gone as (
      delete from household_merges where kept_id = any(${households}::uuid[]) or absorbed_id = any(${households}::uuid[])
      returning absorbed_id
    )
    delete from households h using gone where h.id = gone.absorbed_id
      and not exists (select from household_contacts c where c.household_id = h.id)
      and not exists (select from tour_requests t where t.household_id = h.id)`
  await tx.$executeRaw`
    update households h set
      phone_e164 = (select c.phone_e164 from household_contacts c where c.household_id = h.id and c.phone_e164 = h.phone_e164 limit 1),
      email = (select c.email from household_contacts c where c.household_id = h.id and c.email = h.email limit 1)
    where h.id = any(${households}::uuid[])`
  await tx.$executeRaw`
    delete from households h where h.id = any(${households}::uuid[])
      and not exists (select 1 from tour_requests t where t.household_id = h.id)`
  await tx.$executeRaw`
    update households h set updated_at = now(), name = coalesce(
      (select c.name from household_contacts c where c.household_id = h.id order by c.created_at, c.id limit 1),
      (select t.name from tour_requests t where t.household_id = h.id order by t.created_at, t.id limit 1))
    where h.id = any(${households}::uuid[]) and h.name = any(${touched.map(({ name }) => name)})`
}
