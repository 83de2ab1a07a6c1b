import 'server-only'
import { db } from '@/lib/platform/database/db'

/** A session with its user and the current sign-in rules. */
type SessionRow = {
  id: string
  userId: string
  /** The user's `sessionVersion` when it was opened; `currentVersion` is today's. */
  sessionVersion: number
  currentVersion: number
  lastSeenAt: Date
  expiresAt: Date
  revokedAt: Date | null
  disabledAt: Date | null
  username: string
  email: string | null
  role: string
  mayPublish: boolean
  communityIds: string[]
  hasSecondFactor: boolean
  adminsNeedSecondFactor: boolean
}

/** A session, open or not, or null. One statement instead of Prisma's two: every admin request runs it. */
export async function readSession(id: string): Promise<SessionRow | null> {
  const [session] = await db.$queryRaw<SessionRow[]>`
    select s.id, s.user_id as "userId", s.session_version as "sessionVersion", u.session_version as "currentVersion",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", s.revoked_at as "revokedAt", u.disabled_at as "disabledAt",
      u.username, u.email, u.role, u.may_publish as "mayPublish",
      array(select community_id from users_communities c where c.user_id = u.id) as "communityIds",
      exists(select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
        or exists(select from passkeys p where p.user_id = u.id) as "hasSecondFactor",
      coalesce((select admins_need_second_factor from sign_in_rules where id = 1), false) as "adminsNeedSecondFactor"
    from sessions s join users u on u.id = s.user_id
    where s.id = ${id}::uuid`
  return session ?? null
}
