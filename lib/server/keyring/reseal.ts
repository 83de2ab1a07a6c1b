import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { keepKeys } from '@/lib/platform/keyring/kept-keys'
import { KEY_ID_LENGTH, keyring } from '@/lib/platform/keyring/keyring'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import type { SealedValues } from '@/lib/platform/keyring/sealed-values'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import * as registry from '@/lib/server/keyring/sealed-values'

const places: readonly SealedValues[] = Object.values(registry)
const BATCH = 500
const ALL_SHOWN = 3

/** Seals what is under an older secret under the current one, so that the older can go (decision 116). */
export const resealValues = defineSweep({
  name: 'keyring',
  every: 60_000,
  async run() {
    await keepKeys()
    for (const place of places) await reseal(place)
  },
})

async function reseal(place: SealedValues): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await olderValues(place, after)
    for (const { key, sealed } of rows) {
      const text = opened(sealed)
      if (text !== null) await replace(place, key, sealed, sealText(text))
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)?.key ?? ''
  }
}

type Older = { key: string; sealed: string }

function olderValues(place: SealedValues, after: string): Promise<Older[]> {
  return db.$queryRaw<Older[]>`
    select ${keyOf(place)} as key, ${sealedOf(place)} as sealed from ${name(place.table)}
    where ${isOlder(place)} and ${keyOf(place)} > ${after} order by 1 limit ${BATCH}`
}

/** Changes nothing when someone wrote another value in the meantime. */
async function replace(place: SealedValues, key: string, from: string, to: string): Promise<void> {
  const column = name(place.column)
  const value = place.member
    ? Prisma.sql`jsonb_set(${column}, array[${place.member}], to_jsonb(${to}::text))`
    : Prisma.sql`${to}`
  await db.$executeRaw`
    update ${name(place.table)} set ${column} = ${value} where ${keyOf(place)} = ${key} and ${sealedOf(place)} = ${from}`
}

/** `unknown`: sealed under secrets that are not known here, so they cannot be read. */
export type OlderCount = Pick<SealedValues, 'named'> & { count: number; unknown: number }

/** How many stored values are not under the current secret, by place; those without one are left out. */
export async function countOlder(): Promise<OlderCount[]> {
  const ids = keyring().map(({ id }) => id)
  const counts = await Promise.all(
    places.map(async (place) => {
      const rows = await db.$queryRaw<{ id: string; count: number; sealed: string[] }[]>`
        select left(${sealedOf(place)}, ${KEY_ID_LENGTH}) as id, count(*)::int as count,
          (array_agg(${sealedOf(place)}))[1:${ALL_SHOWN}] as sealed
        from ${name(place.table)} where ${isOlder(place)} group by 1`
      const isUnknown = ({ id, sealed }: (typeof rows)[number]) =>
        !ids.includes(id) && sealed.every((each) => opened(each) === null)
      return {
        named: place.named,
        count: total(rows),
        unknown: total(rows.filter(isUnknown)),
      }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

function opened(sealed: string): string | null {
  try {
    return openText(sealed)
  } catch {
    return null
  }
}

// Names come from declarations in the code, never from outside.
const name = (words: string) => Prisma.raw(`"${words}"`)

const keyOf = ({ key }: SealedValues) => Prisma.sql`${name(key)}::text`

const sealedOf = ({ column, member }: SealedValues) =>
  member ? Prisma.sql`${name(column)} ->> ${member}` : name(column)

/** Three partial indexes find the rows of the outbox that are still read. */
function isOlder(place: SealedValues): Prisma.Sql {
  const older = Prisma.sql`not starts_with(${sealedOf(place)}, ${keyring()[0].id})`
  return place.kind
    ? Prisma.sql`${older} and (state = 'due' and kind = ${place.kind} or state = 'leased' and kind = ${place.kind}
        or state = 'failed' and kind = ${place.kind})`
    : older
}
