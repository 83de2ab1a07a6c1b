import 'server-only'
import type { JWT } from 'next-auth/jwt'
import * as z from 'zod'
import { ABSOLUTE_HOURS } from '@/lib/accounts/access/session-limits'
import { openJwt, sealJwt } from '@/lib/accounts/sessions/jwt'

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), version: z.number().int() })

/** Contents of the encrypted cookie: user, `sessions` row and the `sessionVersion` at sign-in. */
export type SessionClaims = z.infer<typeof claims>

/** next-auth's encrypted token with our claims. */
export function encodeSessionToken({ sub, sid, version }: SessionClaims): Promise<string> {
  return sealJwt({ token: { sub, sid, version }, maxAge: ABSOLUTE_HOURS * 60 * 60 })
}

/** Claims of a genuine, unexpired token, or null. Does not check the session row. */
export async function decodeSessionToken(token: string | undefined): Promise<SessionClaims | null> {
  return token ? sessionClaims(await openJwt({ token })) : null
}

export function sessionClaims(token: JWT | null): SessionClaims | null {
  const parsed = claims.safeParse(token)
  return parsed.success ? parsed.data : null
}
