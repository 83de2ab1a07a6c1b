import { addressKey, oldAddress, paramsOf, plainParam } from '@/lib/site/seo/old-address'

/** One redirect. `params`: parameters of its old address, which are not passed on. */
export type Hop = { to: string; params: readonly string[] }

type Chain<H extends Hop> = {
  /** The final target with all queries merged, not encoded. */
  to: string
  hops: [H, ...H[]]
}

const MAX_HOPS = 20

type Lookups<H> = {
  /** The redirect that answers at an address of this site, or undefined for a page or nothing. */
  hopAt: (address: string) => H | undefined | Promise<H | undefined>
  /** The path, query and fragment of an address of this site; null for other sites. */
  ownAddress: (address: string) => string | null
}

/** Follows redirects from an address of this site to the last target. Undefined without one. */
export async function followRedirects<H extends Hop>(
  start: string,
  { hopAt, ownAddress }: Lookups<H>,
): Promise<Chain<H> | 'loop' | undefined> {
  const seen = new Set<string>()
  const hops: H[] = []
  let address = start
  while (true) {
    const own = ownAddress(address)
    if (own === null) break
    const key = addressKey(oldAddress(own))
    if (seen.has(key) || hops.length > MAX_HOPS) return 'loop'
    seen.add(key)
    const hop = await hopAt(own)
    if (!hop) break
    address = targetOf(hop, own)
    hops.push(hop)
  }
  const [first, ...rest] = hops
  return first && { to: address, hops: [first, ...rest] }
}

/**
 * The address that a redirect leads to from `from`. The target's own parameters win over the visitor's of the
 * same name, and its fragment over theirs.
 */
function targetOf({ to, params }: Hop, from: string): string {
  // A phone number or email address has no query to add to.
  if (!/^(?:[/#]|https?:)/i.test(to)) return to
  const target = partsOf(to)
  const visitor = partsOf(from)
  const passed = paramsOf(visitor.query).filter((param) => !params.includes(plainParam(param)))
  return joined({
    path: target.path || visitor.path,
    query: mergedQuery(target.query, passed.join('&')),
    fragment: target.fragment || visitor.fragment,
  })
}

/** An address with the parameters of a query that it does not have, before its fragment. */
export function withQuery(address: string, query: string): string {
  const target = partsOf(address)
  return joined({ ...target, query: mergedQuery(target.query, query) })
}

function mergedQuery(own: string, given: string): string {
  const names = new Set(paramsOf(own).map(nameOf))
  const added = paramsOf(given).filter((param) => !names.has(nameOf(param)))
  return [...(own ? [own] : []), ...added].join('&')
}

const nameOf = (param: string) => plainParam(param).split('=', 1)[0]

type Parts = { path: string; query: string; fragment: string }

function partsOf(address: string): Parts {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  return { path, query, fragment }
}

function joined({ path, query, fragment }: Parts): string {
  return `${path}${query && `?${query}`}${fragment && `#${fragment}`}`
}
