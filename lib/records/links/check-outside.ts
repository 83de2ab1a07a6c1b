import 'server-only'
import pLimit from 'p-limit'
import { db } from '@/lib/platform/database/db'
import type { MayAsk } from '@/lib/platform/integrations/public-address'
import { askOutside, type OutsideState } from '@/lib/records/links/ask-outside'
import { dropOutside, keepFindings } from '@/lib/records/links/findings'
import { storedPlaces } from '@/lib/records/links/places'

/** How links to other sites are asked; tests have their sites on loopback. */
export type Asking = { mayAsk?: MayAsk; signal?: AbortSignal }

/** Of so many sites one address each is asked in a lot, few at a time: with their limits it stays within a worker's. */
const LOT = 12
const AT_ONCE = 4
/** Silence may pass; a link is called broken when nobody answered in two checks, a week apart. */
const SILENCES = 2
/** So many silent at once, and nobody else: it is our own line that is cut. */
const OWN_FAULT_FROM = 3

type Asked = { digest: string; address: string; places: unknown; silences: number }

/**
 * Asks the next lot of outside addresses that were not asked since `began`: those never asked and asked longest ago first,
 * never two of one site.
 * @returns how many were asked
 */
export async function checkOutsideLot(began: Date, asking: Asking = {}): Promise<number> {
  const links = await db.$queryRaw<Asked[]>`
    select digest, address, places, silences from (
      select distinct on (host) * from outside_links
      where checked_at is null or checked_at < ${began}
      order by host, checked_at nulls first, digest
    ) first_of_host
    order by checked_at nulls first, digest limit ${LOT}`
  const answers = await pLimit(AT_ONCE).map(links, (link) => askOutside(link.address, asking))
  asking.signal?.throwIfAborted()
  const isOwnFault = answers.length >= OWN_FAULT_FROM && answers.every(({ state }) => state === 'silent')
  for (const [at, link] of links.entries()) {
    const answer = answers[at]
    if (answer) await keepAnswer(link, isOwnFault ? { state: 'unknown', reason: '' } : answer)
  }
  return links.length
}

/** Asks one outside address now, because a person wants to know: its silence counts. */
export async function checkOutside(address: string, asking: Asking = {}): Promise<void> {
  const link = await db.outsideLink.findFirst({ where: { address } })
  const answer = await askOutside(address, asking)
  if (link) await keepAnswer({ ...link, silences: link.silences + 1 }, answer)
  else if (answer.state === 'sound') await dropOutside([address])
}

async function keepAnswer({ digest, address, places, silences }: Asked, answer: OutsideState): Promise<void> {
  const { state, reason } = answer
  const inARow = state === 'silent' ? silences + 1 : state === 'unknown' ? silences : 0
  await db.outsideLink.updateMany({
    where: { digest },
    data: { checkedAt: new Date(), silences: inARow },
  })
  if (state === 'sound') await dropOutside([address])
  if (state === 'gone' || (state === 'silent' && inARow >= SILENCES)) {
    const found = storedPlaces.parse(places)
    await keepFindings(found.map((place) => ({ ...place, reason, outside: address })))
  }
}
