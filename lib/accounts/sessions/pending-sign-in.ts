import 'server-only'
import * as z from 'zod'
import { openJwt, sealJwt } from '@/lib/accounts/sessions/jwt'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

const MINUTES = 5

/** Differs from the session salt, so that neither token can pass for the other. */
const PURPOSE = 'porchlight second step of sign-in'

/** `jti`: the token's own ID. */
const claims = z.object({ sub: z.uuid(), version: z.number().int(), jti: z.string() })

type PendingSignIn = z.infer<typeof claims>

/** Remembered for as long as a token is valid. */
const USES: Limit = { name: 'second-step-token', points: 1, seconds: MINUTES * 60 }

/** Token for the second step only, issued after the correct password. */
export function encodePendingSignIn({ sub, version }: Omit<PendingSignIn, 'jti'>): Promise<string> {
  const token = { sub, version }
  return sealJwt({ token, salt: PURPOSE, maxAge: MINUTES * 60 })
}

/** Null for an expired or foreign token. */
export async function decodePendingSignIn(token: string): Promise<PendingSignIn | null> {
  return claims.safeParse(await openJwt({ token, salt: PURPOSE })).data ?? null
}

/** Uses a token up; of two sign-ins with one token one wins. @returns false when it was used before */
export async function spendPendingSignIn({ jti }: PendingSignIn): Promise<boolean> {
  return (await countAttempt(USES, jti)) === null
}
