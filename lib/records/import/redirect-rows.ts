import { ownAddress } from '@/lib/platform/site'
import type { ForeignRow } from '@/lib/records/import/read-as-ours'

/** Ends without an address to go to: gone, forbidden and the like. */
const WITHOUT_TARGET = /^(?:404|410|451|500|503)$/

/**
 * A row of the redirect lists of Yoast (Origin, Target, Type, Format) and Redirection (source, target, regex,
 * code): addresses may be complete or lack their first slash. @returns fields to replace, or why it is no
 * redirect of one address
 */
export function redirectRow({ field, other }: ForeignRow): Record<string, string> | { problem: string } {
  if (other('Format').toLowerCase() === 'regex' || /^(?:1|true|yes)$/i.test(other('regex')))
    return { problem: 'This is a pattern for many addresses. Add one redirect for each of them' }
  const [from, to, code] = [field('fromPath'), field('toPath'), field('statusCode')]
  if (WITHOUT_TARGET.test(code))
    return {
      problem: `This URL returns ${code}. It does not need a redirect: visitors get “not found” without one`,
    }
  return {
    fromPath: ofThisSite(from),
    toPath: withSlash(ownAddress(to) ?? to),
    ...(/^30[378]$/.test(code) && { statusCode: code === '303' ? '307' : code }),
  }
}

/** An old address may name the host of the previous site: only its path and query matter. */
function ofThisSite(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return withSlash(address)
  const { pathname, search } = new URL(address)
  return pathname + search
}

function withSlash(address: string): string {
  return address === '' || /^(?:\/|[a-z][a-z0-9+.-]*:|#)/i.test(address) ? address : `/${address}`
}
