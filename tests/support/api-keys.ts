import type { KeyScope } from '@/lib/auth/api-keys/key-scopes'
import { keyHash, keyPrefix, newKeySecret } from '@/lib/auth/api-keys/key-secret'
import { db } from '@/lib/db'

type Given = { name?: string; communityIds?: string[]; expiresAt?: Date; revokedAt?: Date }

/** An API key in the database of `env()`, and the headers that show it. */
export async function givenKey(scopes: KeyScope[], given: Given = {}) {
  const key = newKeySecret()
  const { id, name } = await db.apiKey.create({
    data: {
      name: `Partner ${keyPrefix(key)}`,
      ...given,
      scopes,
      prefix: keyPrefix(key),
      secretHash: keyHash(key),
      madeByName: 'tests',
    },
  })
  return { id, name, key, headers: { authorization: `Bearer ${key}` } }
}
