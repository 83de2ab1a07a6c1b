import 'server-only'
import { hkdfSync } from 'node:crypto'
import { secrets } from '@/lib/platform/keyring/secrets'

export const KEY_ID_LENGTH = 8

type RingKey = {
  /** Names the secret in sealed values without telling anything of it. */
  id: string
  secret: string
}

type DerivedKey = { id: string; key: Buffer }

let known: { from: string; ring: [RingKey, ...RingKey[]] } | undefined
const derived = new Map<string, Buffer>()

/** The current secret first, then those that are only read (decision 116). */
export function keyring(): [RingKey, ...RingKey[]] {
  const [current, ...previous] = secrets()
  const from = [current, ...previous].join('\0')
  if (known?.from === from) return known.ring
  known = { from, ring: [ringKey(current), ...previous.map(ringKey)] }
  derived.clear()
  return known.ring
}

/** The key of one purpose under the current secret. No key of one purpose can pass for another's. */
export function deriveKey(purpose: string, bytes?: number): Buffer {
  return keyFrom(keyring()[0].secret, purpose, bytes)
}

/** The keys of one purpose under each known secret, the current one first. */
export function deriveKeys(purpose: string, bytes?: number): DerivedKey[] {
  return keyring().map(({ id, secret }) => ({ id, key: keyFrom(secret, purpose, bytes) }))
}

function ringKey(secret: string): RingKey {
  const id = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight key id', 6)).toString('base64url')
  return { id, secret }
}

/** Derived once: it costs as much as six digests, and runs with every message to a family. */
function keyFrom(secret: string, purpose: string, bytes = 32): Buffer {
  const name = `${secret}\0${purpose}\0${bytes}`
  const made = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  derived.set(name, made)
  return made
}
