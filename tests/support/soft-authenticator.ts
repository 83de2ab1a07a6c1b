import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { db } from '@/lib/platform/database/db'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04

type Signing = {
  origin?: string
  rpId?: string
  /** User verification by fingerprint, face or PIN. */
  verified?: boolean
  counter?: number
  type?: string
}

/** A device with one passkey of a user; every part of its signatures can be falsified. */
export async function givenPasskey(userId: string, counter = 0) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32).toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const passkey = await db.passkey.create({
    data: { userId, credentialId: id, publicKey: coseKey(x, y), counter, transports: [], name: 'Soft' },
  })

  function signed(challenge: string, wrong: Signing = {}) {
    const { origin = 'http://localhost:3000', rpId = 'localhost', verified = true } = wrong
    const clientData = Buffer.from(
      JSON.stringify({ type: wrong.type ?? 'webauthn.get', challenge, origin, crossOrigin: false }),
    )
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wrong.counter ?? counter + 1)
    const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }
  return { ...passkey, signed }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Encodes an ES256 key in COSE (RFC 9053, section 7.1). */
function coseKey(x: string, y: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.from('a5010203262001215820', 'hex')
  const parts = [head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]
  return Uint8Array.from(Buffer.concat(parts))
}
