import 'server-only'
import { isKeyScope, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { isKeyShaped, keyHash } from '@/lib/accounts/api-keys/key-secret'
import { noteUse } from '@/lib/accounts/api-keys/note-use'
import { pool } from '@/lib/platform/database/db'
import { AppError, forbidden } from '@/lib/platform/errors'

/** A key that is good at this moment, as the database has it. */
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

/** Read for every request, so that a key is worthless the moment it is revoked; named, so that a connection parses it once. */
const READ = {
  name: 'api-key',
  text: `select id, name, scopes, community_ids as "communityIds", revoked_at is not null as "isRevoked",
      coalesce(expires_at <= now(), false) as "isExpired",
      (last_used_at is null or last_used_at < date_trunc('minute', now())) as "isUseNew"
    from api_keys where secret_hash = $1`,
}

const BEARER = /^Bearer(?: |$)/i

/** Whether a request shows a key, right or wrong: then nothing else about it says who it is. */
export function showsKey({ headers }: Request): boolean {
  return BEARER.test(headers.get('authorization') ?? '')
}

/** The key that a request shows; a null scope is every key's. @throws AppError 401 for one that is wrong, revoked or expired, 403 when it was not made for this */
export function requireKey({ headers }: Request, scope: KeyScope | null): Promise<ApiKeyHolder> {
  return keyHolder((headers.get('authorization') ?? '').replace(BEARER, '').trim(), scope)
}

/** The same for a key that is shown in another place. @throws AppError 401, 403 */
export async function keyHolder(secret: string, scope: KeyScope | null): Promise<ApiKeyHolder> {
  if (!isKeyShaped(secret)) throw refused('This API key is not valid')
  const { rows } = await pool().query<Row>({ ...READ, values: [keyHash(secret)] })
  const [row] = rows
  if (!row) throw refused('This API key is not valid')
  const { isRevoked, isExpired, isUseNew, ...key } = row
  if (isRevoked) throw refused('This API key has been revoked')
  if (isExpired) throw refused('This API key has expired')
  const scopes = key.scopes.filter(isKeyScope)
  if (scope && !scopes.includes(scope))
    throw forbidden(`This API key was not made for this: it lacks ${scope}`)
  if (isUseNew) noteUse(key.id)
  return { ...key, scopes }
}

function refused(message: string): AppError {
  return new AppError('unauthorized', 401, message, { headers: { 'WWW-Authenticate': 'Bearer' } })
}
