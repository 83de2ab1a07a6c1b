import 'server-only'
import { isNumberOf, type Person, typedDigits } from '@/lib/desk/personal-data/person'
import { PER_MAILBOX } from '@/lib/leads/intake/information-request'
import type { Tx } from '@/lib/platform/database/db'

/** Removes the person from lists of staff, such as imports and comments. @param rsvps ids of sign-ups */
export async function forgetTraces(tx: Tx, person: Person, rsvps: string[]): Promise<void> {
  const { email, phone } = person
  const words = [...(email ? [email] : []), ...rsvps]
  const digits = phone ? typedDigits(phone) : []
  await tx.$executeRaw`
    delete from imports i using (
      select id, lower(concat(rows::text, refused::text, written::text)) as cells from imports where entity = 'eventRsvp'
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
