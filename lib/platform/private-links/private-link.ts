import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyring } from '@/lib/platform/keyring/keyring'

/** A token of one purpose is invalid for any other. */
type LinkPurpose =
  | 'quiz-result'
  | 'asset-download'
  | 'known-contact'
  | 'event-rsvp'
  | 'tour-request'
  | 'preview'
  | 'push-receipt'
  | 'review'

const ID_BYTES = 16
const TIME_BYTES = 4
const PROOF_BYTES = 20

/**
 * The unguessable part of a private link: a UUID, its expiry (null: none) and a MAC.
 * Nothing is stored, so a leaked table opens no link; a secret that is no longer known revokes its links.
 */
export function sealLink(purpose: LinkPurpose, id: string, expiresAt: Date | null = null): string {
  const body = Buffer.alloc(ID_BYTES + TIME_BYTES)
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(body)
  body.writeUInt32BE(expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0, ID_BYTES)
  return Buffer.concat([body, proofOf(keyring()[0].secret, purpose, body)]).toString('base64url')
}

/** Verifies a token; null when invalid. The caller checks `expiresAt`. */
export function openLink(purpose: LinkPurpose, token: string): { id: string; expiresAt: Date | null } | null {
  if (!/^[\w-]{54}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  // Rejects non-canonical encodings, which would give a page several addresses.
  if (bytes.toString('base64url') !== token) return null
  const proof = bytes.subarray(body.length)
  if (!keyring().some(({ secret }) => timingSafeEqual(proof, proofOf(secret, purpose, body)))) return null
  const hex = body.subarray(0, ID_BYTES).toString('hex')
  const seconds = body.readUInt32BE(ID_BYTES)
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: seconds === 0 ? null : new Date(seconds * 1000),
  }
}

/** Uses a derived key, so that no other signature can pass for a link. */
function proofOf(secret: string, purpose: LinkPurpose, body: Buffer): Buffer {
  const key = createHmac('sha256', secret).update('porchlight private link').digest()
  return createHmac('sha256', key).update(`${purpose}\0`).update(body).digest().subarray(0, PROOF_BYTES)
}
