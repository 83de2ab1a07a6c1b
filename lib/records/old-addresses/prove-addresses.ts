import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { badRequest } from '@/lib/platform/errors'
import { ownAddress } from '@/lib/platform/site'
import { bytesOf } from '@/lib/records/import/read-table'
import { knownAddresses } from '@/lib/records/missing-pages/missing-pages'
import { readAddresses } from '@/lib/records/old-addresses/read-addresses'
import { nearestAddress } from '@/lib/site/seo/nearest-address'
import { resolveAddress } from '@/lib/site/seo/resolve-address'

/** `broken`: redirects that end nowhere; `hops`: more than one redirect until the page. */
export type AddressOutcome = 'page' | 'redirect' | 'hops' | 'broken' | 'gone'

export type ProvenAddress = {
  address: string
  outcome: AddressOutcome
  /** Where it leads, or for one that leads nowhere the page that is most alike; null for none. */
  to: string | null
}

export type AddressProof = { counts: Record<AddressOutcome, number>; rows: ProvenAddress[] }

/** Other requests get their turn after as many. */
const AT_ONCE = 50
/** Comparing an address with all pages takes a millisecond, so only the first ones are. */
const MAX_COMPARED = 200
const MAX_HOPS = 5

/**
 * Says for each old address of a file how visitors would be answered, by the site's own rules and without
 * counting as a visit. @throws AppError 400, 403, 413
 */
export async function proveAddresses(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
): Promise<AddressProof> {
  assertCan(actor, 'read', 'content')
  if (!body) throw badRequest('Please choose a file')
  return proveList(await readAddresses(await bytesOf(body)))
}

/** The answers to these paths with their queries. */
export async function proveList(addresses: readonly string[]): Promise<AddressProof> {
  const known = await knownAddresses()
  const bySlug = new Map(known.map((path) => [lastPart(path), path]))
  const counts: AddressProof['counts'] = { page: 0, redirect: 0, hops: 0, broken: 0, gone: 0 }
  const rows: ProvenAddress[] = []
  for (const [at, address] of addresses.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    const { outcome, to } = await answerAt(address)
    counts[outcome] += 1
    rows.push({ address, outcome, to: to ?? suggested(address) })
  }
  return { counts, rows }

  function suggested(address: string): string | null {
    const path = address.split('?', 1)[0] ?? address
    const same = bySlug.get(lastPart(path))
    if (same) return same
    return counts.gone + counts.broken <= MAX_COMPARED ? nearestAddress(path, known) : null
  }
}

/** Follows an address as a browser would, hop by hop. */
async function answerAt(address: string): Promise<{ outcome: AddressOutcome; to: string | null }> {
  let at = address
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const found = await resolveAddress(at, { counts: false })
    // A redirect that only drops the last slash leads nowhere by itself.
    if (found.kind === 'missing')
      return { outcome: [address, withoutLastSlash(address)].includes(at) ? 'gone' : 'broken', to: null }
    if (found.kind === 'page')
      return { outcome: hop === 0 ? 'page' : hop === 1 ? 'redirect' : 'hops', to: at }
    const own = ownAddress(found.to)
    // Another site answers for itself.
    if (own === null) return { outcome: hop === 0 ? 'redirect' : 'hops', to: found.to }
    at = own.split('#', 1)[0] || '/'
  }
  return { outcome: 'broken', to: null }
}

const withoutLastSlash = (address: string) => address.replace(/\/+$/, '') || '/'

const lastPart = (path: string) =>
  path
    .split('/')
    .findLast((part) => part !== '')
    ?.toLowerCase() ?? ''
