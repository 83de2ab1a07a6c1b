import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { openSession } from '@/lib/accounts/sessions/session-store'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import type { Actor } from '@/tests/support/authz-matrix'

const browser = { ipAddress: null, userAgent: 'tests', requestId: null, sessionToken: undefined }

/** The `cookie` header of a person whose session was opened without signing in; their id lies in `sid`. */
export async function sessionOf({ id }: { id: string }): Promise<{ cookie: string; sid: string }> {
  const person = await db.user.findUniqueOrThrow({ where: { id } })
  const claims = await openSession(db, person, browser, new Date())
  return { cookie: `${sessionCookieName()}=${await encodeSessionToken(claims)}`, sid: claims.sid }
}

/**
 * One account for each actor of the authorization matrix, in the database of `env()`.
 * @returns a fresh `cookie` header for an actor: a living one, an ended one, or none
 */
export async function givenActors(): Promise<(actor: Actor) => Promise<string | null>> {
  const people = {
    viewer: await givenAccount({ role: 'viewer' }),
    analyst: await givenAccount({ role: 'analyst' }),
    counselor: await givenAccount({ role: 'counselor' }),
    editor: await givenAccount({ role: 'editor' }),
    admin: await givenAccount({ role: 'admin' }),
    disabled: await givenAccount({ disabled: true }),
    expired: await givenAccount(),
  }
  return async (actor) => {
    if (actor === 'anonymous') return null
    const { cookie, sid } = await sessionOf(people[actor])
    if (actor === 'expired') {
      const lastSeenAt = new Date(Date.now() - 61 * 60_000)
      await db.session.update({ where: { id: sid }, data: { lastSeenAt } })
    }
    return cookie
  }
}
