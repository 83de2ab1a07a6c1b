import 'server-only'
import { ECDH } from 'node:crypto'
import * as z from 'zod'
import { pushPolicy } from '@/lib/platform/push/push-policy'

const UNUSABLE = 'This browser gave no address that a push can be sent to'

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** A browser's PushSubscription.toJSON. */
export const subscriptionSchema = z.object({
  endpoint: z.url(UNUSABLE).max(2_000, UNUSABLE).refine(isUsable, UNUSABLE),
  keys: z.object({
    p256dh: z.string(UNUSABLE).max(100).refine(isPoint, UNUSABLE),
    auth: z
      .string(UNUSABLE)
      .max(30)
      .refine((text) => bytesOf(text).length === 16, UNUSABLE),
  }),
})

function isUsable(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  return !url.username && pushPolicy().refusalOf(url) === null
}

function isPoint(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
