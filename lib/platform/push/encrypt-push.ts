import 'server-only'
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Base64url. */
type DeviceKeys = { p256dh: string; auth: string }

type Chosen = { salt: Buffer; privateKey?: Buffer }

const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
/** Services accept 4,096 bytes, of which 86 are the header, 17 the delimiter and the tag of AES-GCM. */
const MOST_BYTES = 3_993
const LAST_RECORD = Buffer.from([2])

/** Encrypts a push (RFC 8291, aes128gcm). @param chosen for the RFC's example @throws Error if too long */
export function encryptPush(
  message: string,
  { p256dh, auth }: DeviceKeys,
  chosen: Chosen = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(message)
  if (plain.length > MOST_BYTES) throw new Error(`a push holds at most ${MOST_BYTES} bytes`)
  const device = Buffer.from(p256dh, 'base64url')
  const pair = createECDH(CURVE)
  if (chosen.privateKey) pair.setPrivateKey(chosen.privateKey)
  else pair.generateKeys()
  const ours = pair.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), device, ours])
  const shared = derived(pair.computeSecret(device), Buffer.from(auth, 'base64url'), about, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(shared, chosen.salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(shared, chosen.salt, 'Content-Encoding: nonce\0', 12),
  )
  const body = [cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([header(chosen.salt, ours), ...body])
}

function header(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

function derived(from: Buffer, salt: Buffer, about: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, about, bytes))
}
