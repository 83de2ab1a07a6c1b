import 'server-only'
import { isKeyScope, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { DEFAULT_LIMITS } from '@/lib/accounts/api-keys/key-limits'
import { isKeyShaped, keyHash } from '@/lib/accounts/api-keys/key-secret'
import { isFromMemory } from '@/lib/platform/cache/from-memory'
import { remembered } from '@/lib/platform/cache/remembered'
import { pool } from '@/lib/platform/database/db'
import { AppError, forbidden } from '@/lib/platform/errors'
import { foreignOrigin, mayReadAnswers } from '@/lib/platform/http/partner-origins'
import { log } from '@/lib/platform/log'

export type ApiKeyHolder = {
  id: string
  name: string
  scopes: KeyScope[]
  /** Empty: all communities. */
  communityIds: string[]
  /** The company that uses it; null for a program of our own. */
  partner: string | null
  leadsPerHour: number
  callsPerMinute: number
  /** Its requests are simulated (decision 078). */
  isTest: boolean
  /** True for the secret before a rotation. */
  isPrevious: boolean
  /** Hash of the secret that was shown. */
  shownHash: string
}

type Row = Omit<ApiKeyHolder, 'scopes' | 'shownHash'> & {
  scopes: string[]
  /** Of the partner's own pages. */
  origins: string[]
  isRevoked: boolean
  isExpired: boolean
  isUseNew: boolean
}

const COLUMNS = `k.id, k.name, k.scopes, k.community_ids as "communityIds", p.name as partner,
      coalesce(p.leads_per_hour, ${DEFAULT_LIMITS.leadsPerHour}) as "leadsPerHour",
      coalesce(p.calls_per_minute, ${DEFAULT_LIMITS.callsPerMinute}) as "callsPerMinute",
      coalesce(p.origins, '{}') as origins, k.is_test as "isTest",
      k.revoked_at is not null as "isRevoked", coalesce(k.expires_at <= now(), false) as "isExpired",
      (k.last_used_at is null or k.last_used_at < date_trunc('minute', now())) as "isUseNew"`

const FROM = 'from api_keys k left join partners p on p.id = k.partner_id'

/** Not cached, so that revoking takes effect at once. Named, so that each connection parses it once. */
const READ = {
  name: 'api-key',
  text: `select ${COLUMNS}, k.secret_hash <> $1 as "isPrevious" ${FROM}
    where k.secret_hash = $1 or (k.previous_hash = $1 and k.previous_until > now())`,
}

type KnownRow = Omit<Row, 'isPrevious'> & { secretHash: string; previousHash: string | null }

/** Working keys that may send leads, for leads that come while the database is away (decision 095). */
export const workingKeys = remembered('lead-keys', ['api_keys', 'partners'], async () => {
  const { rows } = await pool().query<KnownRow>({
    name: 'lead-keys',
    text: `select ${COLUMNS}, k.secret_hash as "secretHash",
        case when k.previous_until > now() then k.previous_hash end as "previousHash" ${FROM}
      where k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and 'leads:write' = any(k.scopes)`,
  })
  return rows
})

async function rowOf(shownHash: string): Promise<Row | undefined> {
  if (!isFromMemory()) return (await pool().query<Row>({ ...READ, values: [shownHash] })).rows[0]
  const known = (await workingKeys()).find((row) => [row.secretHash, row.previousHash].includes(shownHash))
  if (!known) return undefined
  const { secretHash, previousHash: _, ...row } = known
  return { ...row, isUseNew: false, isPrevious: secretHash !== shownHash }
}

const BEARER = /^Bearer(?: |$)/i
const BASIC = /^Basic(?: |$)/i
/** Where programs put a key that expect another way. */
const OTHER_HEADERS = ['x-api-key', 'api-key']
const HOW = 'Send the API key in the Authorization header after the word Bearer'

/**
 * True when a request presents a key, valid or not and by whatever way; then no other credentials count, and
 * it is no one's anonymous request (decision 076).
 */
export function presentsKey({ headers, url }: Request): boolean {
  const shown = headers.get('authorization') ?? ''
  if (BASIC.test(shown)) return !isOfOurPage(headers)
  if (shown || OTHER_HEADERS.some((name) => headers.has(name))) return true
  return [...new URL(url).searchParams.values()].some((value) => value.startsWith('plk_'))
}

/** Browsers repeat the password of a proxy in front of the site with each request of its pages. */
function isOfOurPage(headers: Headers): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '')
}

/** @throws AppError 401 for a request with an API key where none is taken */
export function refuseKey(request: Request): void {
  if (presentsKey(request))
    throw refused('This address does not accept API keys. Send the request without one')
}

/** @throws AppError 401 for a form in which an API key stands as a field: it is no one's anonymous request */
export function refuseKeyIn(fields: Record<string, unknown>): void {
  if (Object.values(fields).some((value) => typeof value === 'string' && isKeyShaped(value.trim())))
    throw refused(HOW)
}

/** The request's key, which has one of `scopes` (null: any). @throws AppError 401 when invalid, 403 */
export async function requireKey(
  { headers }: Request,
  scopes: KeyScope | readonly KeyScope[] | null,
): Promise<ApiKeyHolder> {
  const shown = headers.get('authorization') ?? ''
  if (!BEARER.test(shown)) throw refused(HOW)
  return keyHolder(shown.replace(BEARER, '').trim(), scopes, foreignOrigin(headers))
}

/**
 * The key of a secret sent elsewhere. `origin`: of another site's page that calls, or null.
 * @throws AppError 401, 403
 */
export async function keyHolder(
  secret: string,
  wanted: KeyScope | readonly KeyScope[] | null,
  origin: string | null = null,
): Promise<ApiKeyHolder> {
  if (!isKeyShaped(secret)) throw refused('This API key is not valid')
  const shownHash = keyHash(secret)
  const row = await rowOf(shownHash)
  if (!row) throw refused('This API key is not valid')
  const { isRevoked, isExpired, isUseNew, origins, ...key } = row
  if (isRevoked) throw refused('This API key has been revoked')
  if (isExpired) throw refused('This API key has expired')
  const scopes = key.scopes.filter(isKeyScope)
  if (wanted && ![wanted].flat().some((scope) => scopes.includes(scope)))
    throw forbidden(`This API key lacks the scope ${[wanted].flat().join(' or ')}`)
  if (origin && origins.length > 0 && !mayReadAnswers(origin, origins))
    throw forbidden('This API key cannot be used from this origin')
  if (isUseNew) recordKeyUse(key.id)
  return { ...key, scopes, shownHash }
}

/** The key that a request shows, if it works, with the origins of its partner. It counts as no use. */
export async function findShownKey(
  request: Request,
): Promise<(Pick<ApiKeyHolder, 'id' | 'leadsPerHour' | 'callsPerMinute'> & { origins: string[] }) | null> {
  const secret = (request.headers.get('authorization') ?? '').replace(BEARER, '').trim()
  if (!isKeyShaped(secret)) return null
  const row = await rowOf(keyHash(secret))
  return row && !row.isRevoked && !row.isExpired ? row : null
}

function refused(message: string): AppError {
  return new AppError('unauthorized', 401, message, { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** Records the use of a key once a minute, in the background. Failures are only logged. */
function recordKeyUse(id: string): void {
  pool()
    .query(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < date_trunc('minute', now()))`,
      [id],
    )
    .catch((error: unknown) => {
      log.warn(
        { err: error instanceof Error ? error.name : 'unknown' },
        'the use of an API key was not recorded',
      )
    })
}
