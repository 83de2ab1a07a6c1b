import 'server-only'
import pLimit from 'p-limit'
import { db } from '@/lib/platform/database/db'
import type { MayConnect } from '@/lib/platform/integrations/public-address'
import { dropOutside, storeFindings } from '@/lib/records/links/findings'
import { storedPlaces } from '@/lib/records/links/places'
import { type OutsideState, probeOutside } from '@/lib/records/links/probe-outside'

/** How outside links are requested; tests run their sites on loopback. */
export type ProbeOptions = { mayConnect?: MayConnect; signal?: AbortSignal }

/** A batch requests one address of up to this many sites, to stay within a worker's time limit. */
const BATCH = 12
const AT_ONCE = 4
/** A silent site counts as broken after two checks, a week apart. */
const SILENCES = 2
/** When at least this many are all silent, the fault is our own connection. */
const OFFLINE_FROM = 3

type CheckedLink = { digest: string; address: string; places: unknown; silences: number }

/** Checks the next batch not checked since `began`, oldest first, one address per site. @returns the count */
export async function checkOutsideBatch(began: Date, options: ProbeOptions = {}): Promise<number> {
  const links = await db.$queryRaw<CheckedLink[]>`
    select digest, address, places, silences from (
      select distinct on (host) * from outside_links
      where checked_at is null or checked_at < ${began}
      order by host, checked_at nulls first, digest
    ) first_of_host
    order by checked_at nulls first, digest limit ${BATCH}`
  const answers = await pLimit(AT_ONCE).map(links, (link) => probeOutside(link.address, options))
  options.signal?.throwIfAborted()
  const isOffline = answers.length >= OFFLINE_FROM && answers.every(({ state }) => state === 'silent')
  for (const [at, link] of links.entries()) {
    const answer = answers[at]
    if (answer) await storeResult(link, isOffline ? { state: 'unknown', reason: '' } : answer)
  }
  return links.length
}

/** Checks one outside address at a user's request: silence counts as broken at once. */
export async function checkOutside(address: string, options: ProbeOptions = {}): Promise<void> {
  const link = await db.outsideLink.findFirst({ where: { address } })
  const answer = await probeOutside(address, options)
  if (link) await storeResult({ ...link, silences: link.silences + 1 }, answer)
  else if (answer.state === 'sound') await dropOutside([address])
}

async function storeResult(
  { digest, address, places, silences }: CheckedLink,
  answer: OutsideState,
): Promise<void> {
  const { state, reason } = answer
  const inARow = state === 'silent' ? silences + 1 : state === 'unknown' ? silences : 0
  await db.outsideLink.updateMany({
    where: { digest },
    data: { checkedAt: new Date(), silences: inARow },
  })
  if (state === 'sound') await dropOutside([address])
  if (state === 'gone' || (state === 'silent' && inARow >= SILENCES)) {
    const found = storedPlaces.parse(places)
    await storeFindings(found.map((place) => ({ ...place, reason, outside: address })))
  }
}
