import 'server-only'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import * as z from 'zod'
import { db } from '@/lib/platform/database/db'
import { named } from '@/lib/platform/http/component-names'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { siteUrl } from '@/lib/platform/site'

const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})

/** Public keys that verify receipts, as a JWK set (RFC 7517). */
export const receiptKeysSchema = named(
  'ReceiptKeys',
  z.object({
    keys: z.array(jwkSchema.extend({ kid: z.string(), alg: z.literal('ES256'), use: z.literal('sig') })),
  }),
)

export const sealedReceiptKeys = defineSealedValues({
  named: ['key of receipts', 'keys of receipts'],
  table: 'receipt_keys',
  key: 'id',
  column: 'private_key',
})

type Receipt = {
  leadId: string
  apiKeyId: string
  /** Names as of now. */
  key: string
  partner: string | null
  transactionId: string | null
  receivedAt: Date
  isTest: boolean
}

type Signer = { kid: string; key: KeyObject }

let signer: Promise<Signer> | null = null

/** A compact JWS (RFC 7515) that says which key sent a lead and when; nothing about the family. */
export async function receiptFor({ leadId, receivedAt, ...receipt }: Receipt): Promise<string> {
  const { kid, key } = await currentSigner()
  const { apiKeyId, partner, transactionId, isTest } = receipt
  const claims = {
    iss: new URL(siteUrl('/')).origin,
    sub: leadId,
    iat: Math.floor(receivedAt.getTime() / 1000),
    received_at: receivedAt.toISOString(),
    key_id: apiKeyId,
    key_name: receipt.key,
    ...(partner && { partner }),
    ...(transactionId && { transaction_id: transactionId }),
    ...(isTest && { test: true }),
  }
  const signed = `${encoded({ alg: 'ES256', typ: 'lead-receipt+jwt', kid })}.${encoded(claims)}`
  return `${signed}.${signatureOf(signed, key)}`
}

/** ECDSA signs differently each time; an answer that has not changed must keep its ETag. */
const signatures = new Map<string, string>()
const MAX_SIGNATURES = 10_000

function signatureOf(text: string, key: KeyObject): string {
  const known = signatures.get(text)
  if (known) return known
  const made = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  if (signatures.size >= MAX_SIGNATURES) signatures.clear()
  signatures.set(text, made)
  return made
}

/** The keys that verify all receipts this installation ever signed, newest first. */
export async function receiptKeys(): Promise<z.output<typeof receiptKeysSchema>> {
  await currentSigner()
  const stored = await db.receiptKey.findMany({ orderBy: { createdAt: 'desc' } })
  return receiptKeysSchema.parse({
    keys: stored.map(({ id, publicJwk }) => ({
      ...jwkSchema.parse(publicJwk),
      kid: id,
      alg: 'ES256',
      use: 'sig',
    })),
  })
}

/** Reads the key that signs receipts, so that it is known while the database is away. */
export async function openReceiptKey(): Promise<void> {
  await currentSigner()
}

/** Kept in memory; a failure is tried again by the next receipt. */
async function currentSigner(): Promise<Signer> {
  signer ??= findSigner()
  try {
    return await signer
  } catch (error) {
    signer = null
    throw error
  }
}

/** The newest key that opens here, or a new one when its secret is not known any more. */
async function findSigner(): Promise<Signer> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('receipt-key', 0))`
    const newest = await tx.receiptKey.findFirst({ orderBy: { createdAt: 'desc' } })
    const known = newest && opened(newest.privateKey)
    if (newest && known) return { kid: newest.id, key: known }
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = jwkSchema.parse(createPublicKey(privateKey).export({ format: 'jwk' }))
    const kid = thumbprint(jwk)
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await tx.receiptKey.create({ data: { id: kid, publicJwk: jwk, privateKey: sealText(pem) } })
    return { kid, key: privateKey }
  })
}

function opened(sealed: string): KeyObject | null {
  try {
    return createPrivateKey(openText(sealed))
  } catch {
    return null
  }
}

function thumbprint({ crv, kty, x, y }: z.output<typeof jwkSchema>): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
