import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { openSession } from '@/lib/accounts/sessions/session-store'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import type { Actor } from '@/tests/support/authz-matrix'

const browser = { ipAddress: null, userAgent: 'tests', requestId: null, sessionToken: undefined }

/** Opens a session without signing in. @returns its `cookie` header, and its id in `sid` */
export async function sessionOf({ id }: { id: string }): Promise<{ cookie: string; sid: string }> {
  const person = await db.user.findUniqueOrThrow({ where: { id } })
  const claims = await openSession(db, person, browser, new Date())
  return { cookie: `${sessionCookieName()}=${await encodeSessionToken(claims)}`, sid: claims.sid }
}

/** Creates an account per actor of the authorization matrix. @returns a function for its `cookie` */
export async function givenActors(): Promise<(actor: Actor) => Promise<string | null>> {
  const people = {
    viewer: await givenAccount({ role: 'viewer' }),
    analyst: await givenAccount({ role: 'analyst' }),
    marketing: await givenAccount({ role: 'marketing' }),
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
