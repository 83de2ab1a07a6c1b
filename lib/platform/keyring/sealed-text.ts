import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, deriveKeys, KEY_ID_LENGTH, keyring } from '@/lib/platform/keyring/keyring'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'porchlight sealed text'

/** Encrypts a text for this installation only. The result begins with the id of its key. */
export function sealText(text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(PURPOSE), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return keyring()[0].id + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws Error when modified, or sealed under a secret that is not known here */
export function openText(sealed: string): string {
  const keys = deriveKeys(PURPOSE)
  const own = keys.find(({ id }) => sealed.startsWith(id))
  if (own) return opened(sealed.slice(KEY_ID_LENGTH), own.key)
  // Sealed before values named their key.
  for (const { key } of keys) {
    try {
      return opened(sealed, key)
    } catch {
      // Another one.
    }
  }
  throw new Error('Sealed with an unknown secret')
}

function opened(body: string, key: Buffer): string {
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}
