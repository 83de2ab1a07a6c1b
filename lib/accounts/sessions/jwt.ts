import 'server-only'
import { decode, encode, type JWT } from 'next-auth/jwt'
import { secrets } from '@/lib/platform/keyring/secrets'

/** next-auth's encrypted token, under the current secret. @param maxAge in seconds */
export function sealJwt(about: { token: JWT; salt?: string; maxAge: number }): Promise<string> {
  return encode({ ...about, secret: secrets()[0] })
}

/** Contents of a genuine, unexpired token under any known secret; null otherwise. */
export async function openJwt(about: { token: string; salt?: string }): Promise<JWT | null> {
  for (const secret of secrets()) {
    const found = await decode({ ...about, secret }).catch(() => null)
    if (found) return found
  }
  return null
}
