import 'server-only'
import type * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type HeldElsewhere, readHeldElsewhere } from '@/lib/desk/personal-data/held-elsewhere'
import { type HeldLine, heldKinds } from '@/lib/desk/personal-data/held-kinds'
import { countHeldRows, findHeldRows, HELD_KINDS, type HeldKind } from '@/lib/desk/personal-data/held-rows'
import { type OtherContacts, readOtherContacts } from '@/lib/desk/personal-data/other-contacts'
import { type Person, type personSchema, readPerson } from '@/lib/desk/personal-data/person'
import { type EarlierRequest, earlierRequests, recordRequest } from '@/lib/desk/personal-data/requests'
import { db } from '@/lib/platform/database/db'

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
