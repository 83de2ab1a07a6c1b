import 'server-only'
import { isKeyScope, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { isKeyShaped, keyHash } from '@/lib/accounts/api-keys/key-secret'
import { pool } from '@/lib/platform/database/db'
import { AppError, forbidden } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'

export type ApiKeyHolder = {
  id: string
  name: string
  scopes: KeyScope[]
  /** Empty: all communities. */
  communityIds: string[]
}

type Row = Omit<ApiKeyHolder, 'scopes'> & {
  scopes: string[]
  isRevoked: boolean
  isExpired: boolean
  isUseNew: boolean
}

/** Not cached, so that revoking takes effect at once. Named, so that each connection parses it once. */
const READ = {
  name: 'api-key',
  text: `select id, name, scopes, community_ids as "communityIds", revoked_at is not null as "isRevoked",
      coalesce(expires_at <= now(), false) as "isExpired",
      (last_used_at is null or last_used_at < date_trunc('minute', now())) as "isUseNew"
    from api_keys where secret_hash = $1`,
}

const BEARER = /^Bearer(?: |$)/i

/** True when a request presents a key, valid or not; then no other credentials count. */
export function hasBearerToken({ headers }: Request): boolean {
  return BEARER.test(headers.get('authorization') ?? '')
}

/** The request's key, which has one of `scopes` (null: any). @throws AppError 401 when it is not valid, 403 */
export function requireKey(
  { headers }: Request,
  scopes: KeyScope | readonly KeyScope[] | null,
): Promise<ApiKeyHolder> {
  return keyHolder((headers.get('authorization') ?? '').replace(BEARER, '').trim(), scopes)
}

/** The key of a secret sent elsewhere. @throws AppError 401, 403 */
export async function keyHolder(
  secret: string,
  wanted: KeyScope | readonly KeyScope[] | null,
): Promise<ApiKeyHolder> {
  if (!isKeyShaped(secret)) throw refused('This API key is not valid')
  const { rows } = await pool().query<Row>({ ...READ, values: [keyHash(secret)] })
  const [row] = rows
  if (!row) throw refused('This API key is not valid')
  const { isRevoked, isExpired, isUseNew, ...key } = row
  if (isRevoked) throw refused('This API key has been revoked')
  if (isExpired) throw refused('This API key has expired')
  const scopes = key.scopes.filter(isKeyScope)
  if (wanted && ![wanted].flat().some((scope) => scopes.includes(scope)))
    throw forbidden(`This API key was not made for this: it lacks ${[wanted].flat().join(' or ')}`)
  if (isUseNew) recordKeyUse(key.id)
  return { ...key, scopes }
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
      log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the use of an API key is not noted')
    })
}
