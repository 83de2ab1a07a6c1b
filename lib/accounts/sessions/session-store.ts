import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { sessionUserOf } from '@/lib/accounts/access/account'
import {
  ABSOLUTE_HOURS,
  COMPANY_CHECK_MINUTES,
  COMPANY_GRACE_MINUTES,
  IDLE_MINUTES,
  MAX_SESSIONS,
  SEEN_EVERY_SECONDS,
} from '@/lib/accounts/access/session-limits'
import type { SessionClaims } from '@/lib/accounts/sessions/session-token'
import { mustSetUpSecondFactor } from '@/lib/accounts/sessions/sign-in-rules'
import { db, type Tx } from '@/lib/platform/database/db'
import { consumeInProcess, type Limit } from '@/lib/platform/http/rate-limit'

const MINUTE = 60_000

/** Twenty a second: ten screens ask for five. Counted by each process (decision 086). */
export const CALLS_OF_SESSION: Limit = { name: 'session', points: 1_200, seconds: 60 }

const TOO_OFTEN = 'Too many requests from this browser. Close some tabs and try again in a minute.'

/** Rows of ended sessions are kept to investigate break-ins. */
const RETENTION_MS = 30 * 24 * 60 * MINUTE

/** Creates a session and returns its claims; ends the user's oldest beyond MAX_SESSIONS. */
export async function openSession(
  tx: Tx,
  user: { id: string; sessionVersion: number },
  browser: Browser,
  now: Date,
): Promise<SessionClaims> {
  const session = await tx.session.create({
    data: {
      userId: user.id,
      sessionVersion: user.sessionVersion,
      ipAddress: browser.ipAddress,
      userAgent: browser.userAgent?.slice(0, 512) ?? null,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_HOURS * 60 * MINUTE),
      createdAt: now,
    },
  })
  await endOldSessions(tx, user.id, now)
  return { sub: user.id, sid: session.id, version: user.sessionVersion }
}

async function endOldSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  const surplus = await tx.session.findMany({
    where: { userId, revokedAt: null },
    orderBy: { id: 'desc' },
    skip: MAX_SESSIONS,
    select: { id: true },
  })
  const surplusIds = surplus.map(({ id }) => id)
  if (surplusIds.length > 0) await revokeSessions(tx, surplusIds, now)
  const keptSince = new Date(now.getTime() - RETENTION_MS)
  await tx.session.deleteMany({ where: { userId, expiresAt: { lt: keptSince } } })
}

/** Takes effect with the next request. Forgets the tokens by which a provider would be asked again. */
export async function revokeSessions(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx.companySession.updateMany({ where: { sessionId: { in: ids } }, data: { sealedRefresh: null } })
  await tx.session.updateMany({ where: { id: { in: ids }, revokedAt: null }, data: { revokedAt: now } })
}

/**
 * The user of valid claims, read from the database each time; null when the session or account is no longer
 * valid. `activity` resets the idle timer and counts the call. Callers must refuse users with
 * `needsSecondFactorSetup`. @throws AppError 429
 */
export async function resolveSession(
  claims: SessionClaims,
  now: Date,
  { activity }: { activity: boolean },
): Promise<SessionUser | null> {
  if (activity) await consumeInProcess(CALLS_OF_SESSION, claims.sid, TOO_OFTEN)
  const session = await readSession(claims.sid)
  if (!session || session.userId !== claims.sub || session.revokedAt) return null
  if (session.expiresAt <= now || session.lastSeenAt.getTime() + IDLE_MINUTES * MINUTE <= now.getTime())
    return null
  const versions = new Set([session.currentVersion, session.sessionVersion, claims.version])
  if (session.disabledAt || versions.size > 1) return null
  if (needsCompany(session, now)) return null
  if (activity) await markSeen(session, now)
  const communities = session.communityIds.map((communityId) => ({ communityId }))
  const user = sessionUserOf({ ...session, id: session.userId, communities })
  if (!mustSetUpSecondFactor(session, session)) return user
  // A factor of ours would not help: the provider has to ask for one at the next sign-in.
  return session.companyCheckedAt ? null : { ...user, needsSecondFactorSetup: true }
}

/** True when the company's provider has not been asked in time; without a refresh token it cannot be. */
export function needsCompany({ companyCheckedAt, canRefresh }: CompanyCheck, now: Date): boolean {
  if (!companyCheckedAt) return false
  const minutes = canRefresh ? COMPANY_CHECK_MINUTES + COMPANY_GRACE_MINUTES : COMPANY_CHECK_MINUTES
  return companyCheckedAt.getTime() + minutes * MINUTE <= now.getTime()
}

type CompanyCheck = {
  /** Null unless the session began at the company's provider. */
  companyCheckedAt: Date | null
  canRefresh: boolean
}

/** Writes at most once a minute and never revives a session that has ended. */
async function markSeen(session: { id: string; lastSeenAt: Date }, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_SECONDS * 1000) return
  await db.session.updateMany({ where: { id: session.id, revokedAt: null }, data: { lastSeenAt: now } })
}

type SessionRow = CompanyCheck & {
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
async function readSession(id: string): Promise<SessionRow | null> {
  const [session] = await db.$queryRaw<SessionRow[]>`
    select s.id, s.user_id as "userId", s.session_version as "sessionVersion", u.session_version as "currentVersion",
      s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", s.revoked_at as "revokedAt", u.disabled_at as "disabledAt",
      u.username, u.email, u.role, u.may_publish as "mayPublish",
      array(select community_id from users_communities o where o.user_id = u.id) as "communityIds",
      c.checked_at as "companyCheckedAt", c.sealed_refresh is not null as "canRefresh",
      coalesce(c.has_second_factor, exists(select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
        or exists(select from passkeys p where p.user_id = u.id)) as "hasSecondFactor",
      coalesce((select admins_need_second_factor from sign_in_rules where id = 1), false) as "adminsNeedSecondFactor"
    from sessions s join users u on u.id = s.user_id left join company_sessions c on c.session_id = s.id
    where s.id = ${id}::uuid`
  return session ?? null
}
