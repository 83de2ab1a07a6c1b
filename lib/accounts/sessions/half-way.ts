import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import * as z from 'zod'
import { env } from '@/lib/platform/env'

/** How long somebody may look for their device. */
const MINUTES = 5

/** Another key than a session's: neither token can be taken for the other. */
const PURPOSE = 'porchlight second step of sign-in'

const claims = z.object({ sub: z.uuid(), version: z.number().int() })

export type HalfWay = z.infer<typeof claims>

/** What a browser gets after the right password: good for the second step alone, for five minutes. */
export function encodeHalfWay({ sub, version }: HalfWay): Promise<string> {
  const token = { sub, version }
  return encode({ token, secret: env().NEXTAUTH_SECRET, salt: PURPOSE, maxAge: MINUTES * 60 })
}

/** Whose second step a token is for; null for one that has expired or is none of ours. */
export async function decodeHalfWay(token: string): Promise<HalfWay | null> {
  try {
    const decoded = await decode({ token, secret: env().NEXTAUTH_SECRET, salt: PURPOSE })
    return claims.parse(decoded)
  } catch {
    return null
  }
}
