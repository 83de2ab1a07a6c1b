import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import * as z from 'zod'
import type { JournalKey } from '@/lib/platform/journal/journal-keys'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The entry, and the file with its wrapped key. Without the latter no one can read the entry again. */
export type SealedEntry = { entry: Buffer; key: Buffer }

const keyFileSchema = z.object({
  v: z.literal(1),
  /** Id of the public key that wrapped it. */
  to: z.string(),
  /** Public key of the exchange, SPKI in base64url. */
  from: z.string(),
  wrapped: z.string(),
  /** Of the entry, so that a torn file is noticed without the private key. */
  sha256: z.string(),
  lead: z.string(),
  /** Keyed digests of the number and the email address, for erasing a person. */
  who: z.array(z.string()),
})

type Index = Pick<z.output<typeof keyFileSchema>, 'lead' | 'who'>

/** Why an entry cannot be read: a damaged file, or a private key that is not here. */
export class UnreadableEntry extends Error {
  constructor(readonly why: 'torn' | 'locked') {
    super(why === 'torn' ? 'the entry is damaged' : 'its private key is not on this machine')
    this.name = 'UnreadableEntry'
  }
}

/** Seals a text under a key of its own, and wraps that for the holder of the private key. */
export function sealEntry(id: string, text: string, to: JournalKey, index: Index): SealedEntry {
  const own = randomBytes(32)
  const entry = encrypted(own, Buffer.from(text, 'utf8'), id)
  const exchange = generateKeyPairSync('x25519')
  const from = exchange.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const shared = diffieHellman({ privateKey: exchange.privateKey, publicKey: to.key })
  const file = {
    v: 1,
    to: to.id,
    from,
    wrapped: encrypted(wrappingKey(shared, from, to.id), own, id).toString('base64url'),
    sha256: digestOf(entry),
    ...index,
  }
  return { entry, key: Buffer.from(JSON.stringify(file)) }
}

/** @throws UnreadableEntry */
export function openEntry(
  id: string,
  { entry, key }: SealedEntry,
  privateKeys: ReadonlyMap<string, KeyObject>,
): string {
  const { to, from, wrapped } = keyFileOf({ entry, key })
  const privateKey = privateKeys.get(to)
  if (!privateKey) throw new UnreadableEntry('locked')
  try {
    const publicKey = createPublicKey({ key: Buffer.from(from, 'base64url'), type: 'spki', format: 'der' })
    const shared = diffieHellman({ privateKey, publicKey })
    const own = decrypted(wrappingKey(shared, from, to), Buffer.from(wrapped, 'base64url'), id)
    return decrypted(own, entry, id).toString('utf8')
  } catch {
    throw new UnreadableEntry('torn')
  }
}

/** Whom an entry is about; null for a damaged file. */
export function indexOf(key: Buffer): Index | null {
  return parsed(key)
}

/** Checks both files without opening them. @throws UnreadableEntry */
export function assertWhole(sealed: SealedEntry): void {
  keyFileOf(sealed)
}

function keyFileOf({ entry, key }: SealedEntry) {
  const file = parsed(key)
  if (!file || file.sha256 !== digestOf(entry)) throw new UnreadableEntry('torn')
  return file
}

function parsed(key: Buffer): z.output<typeof keyFileSchema> | null {
  try {
    return keyFileSchema.safeParse(JSON.parse(key.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

function wrappingKey(shared: Buffer, from: string, to: string): Buffer {
  return Buffer.from(hkdfSync('sha256', shared, `${from} ${to}`, 'porchlight lead journal', 32))
}

/** The id is authenticated, so that files cannot change places. */
function encrypted(key: Buffer, plain: Buffer, id: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypted(key: Buffer, sealed: Buffer, id: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
