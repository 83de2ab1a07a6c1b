import 'server-only'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'

/** Views one address may add in a minute: an office sharing one stays below, a script does not. */
const PER_MINUTE = 60
const MINUTE_MS = 60_000
const MOST_ADDRESSES = 20_000

const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|go-http|node/i

let minute = 0
let seen = new Map<string, number>()

/**
 * Whether a view counts: not one of a program, not one of a visitor who asks not to be followed (Global Privacy Control, Do
 * Not Track), and not the sixty-first from one address in a minute. Counted in memory: a number on a report is not worth
 * a database write for each visitor.
 */
export function isViewCounted(headers: Headers, now = Date.now()): boolean {
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false
  if (isProgram(headers.get('user-agent'))) return false
  return isWithinRate(addressGroup(clientAddress(headers) ?? 'unknown'), now)
}

/** Whether this is no person's browser, as far as it says so. */
export function isProgram(agent: string | null | undefined): boolean {
  return !agent || BOT.test(agent)
}

function isWithinRate(address: string, now: number): boolean {
  const current = Math.floor(now / MINUTE_MS)
  if (current !== minute || seen.size >= MOST_ADDRESSES) {
    minute = current
    seen = new Map()
  }
  const views = (seen.get(address) ?? 0) + 1
  seen.set(address, views)
  return views <= PER_MINUTE
}
