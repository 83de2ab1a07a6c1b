import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** 256 random bits, encoded as Standard Webhooks requires. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/**
 * Standard Webhooks 1.0 headers (github.com/standard-webhooks/standard-webhooks): sign id, time and body
 * against tampering and replay. @param secrets newest first; both sign while one is being replaced
 */
export function signedHeaders(secrets: string[], { id, body }: { id: string; body: string }, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
