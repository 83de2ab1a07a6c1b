import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { keyHash, keyPrefix, newKeySecret } from '@/lib/accounts/api-keys/key-secret'
import { db } from '@/lib/platform/database/db'

type Given = {
  name?: string
  communityIds?: string[]
  expiresAt?: Date
  revokedAt?: Date
  partnerId?: string
  isTest?: boolean
}

/** Creates an API key in the database of `env()`. @returns it with the headers that carry it */
export async function givenKey(scopes: KeyScope[], given: Given = {}) {
  const key = newKeySecret(given.isTest)
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
