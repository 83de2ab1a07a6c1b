import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import * as z from 'zod'
import { env } from '@/lib/platform/env'

const MINUTES = 5

/** Differs from the session salt, so that neither token can pass for the other. */
const PURPOSE = 'porchlight second step of sign-in'

const claims = z.object({ sub: z.uuid(), version: z.number().int() })

type PendingSignIn = z.infer<typeof claims>

/** Token for the second step only, issued after the correct password. */
export function encodePendingSignIn({ sub, version }: PendingSignIn): Promise<string> {
  const token = { sub, version }
  return encode({ token, secret: env().NEXTAUTH_SECRET, salt: PURPOSE, maxAge: MINUTES * 60 })
}

/** Null for an expired or foreign token. */
export async function decodePendingSignIn(token: string): Promise<PendingSignIn | null> {
  try {
    const decoded = await decode({ token, secret: env().NEXTAUTH_SECRET, salt: PURPOSE })
    return claims.parse(decoded)
  } catch {
    return null
  }
}
