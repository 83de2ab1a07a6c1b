import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new signing secret: 256 random bits as the Standard Webhooks specification writes them. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/**
 * The headers that prove a message ours (Standard Webhooks 1.0, github.com/standard-webhooks/standard-webhooks): id and time are signed
 * with the body, so that nothing can be changed or played again later. While a secret is being replaced both sign.
 * @param secrets with their prefix, the newest first
 */
export function signedHeaders(secrets: string[], { id, body }: { id: string; body: string }, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
