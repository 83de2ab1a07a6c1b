import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside } from '@/lib/platform/integrations/ask-outside'
import { log } from '@/lib/platform/log'

/** `off`: no key configured; `keyed`: sent by a partner's program; `entered`: by staff; `mailed`: by mail. */
export type BotCheck =
  | 'verified'
  | 'missing'
  | 'failed'
  | 'unavailable'
  | 'off'
  | 'keyed'
  | 'entered'
  | 'mailed'

/** A visitor waits for this response: one attempt, then the lead goes on without it. */
const TIMEOUT_MS = 2_000
const MAX_TOKEN = 2_048

/** Codes about us or Cloudflare, not about the visitor. */
const NOT_THE_VISITOR = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/**
 * Verifies a Turnstile token. Never throws: a provider problem is `unavailable` and must not cost a lead.
 * @param transactionId retries of one lead may verify the same token again, other leads may not
 */
export async function checkBot(
  token: unknown,
  { transactionId, remoteIp }: { transactionId: string; remoteIp: string | null },
): Promise<BotCheck> {
  const { TURNSTILE_SECRET_KEY: secret, TURNSTILE_VERIFY_URL: url } = env()
  if (!secret) return 'off'
  if (typeof token !== 'string' || token.trim() === '') return 'missing'
  if (token.length > MAX_TOKEN) return 'failed'
  try {
    const answer = await askOutside({
      name: 'The bot check',
      url,
      json: {
        secret,
        response: token,
        idempotency_key: idempotencyKey(transactionId, token),
        ...(remoteIp ? { remoteip: remoteIp } : {}),
      },
      schema: answerSchema,
      acceptsRefusals: true,
      timeoutMs: TIMEOUT_MS,
    })
    return verdict(answer)
  } catch (error) {
    log.warn(
      { err: error instanceof Error ? error.message : 'unknown' },
      'the bot check could not be reached',
    )
    return 'unavailable'
  }
}

/** Probes with a token that is no visitor's: true when the provider answers and accepts our key. */
export async function isBotCheckUp(): Promise<boolean> {
  const answer = await checkBot('health-check', { transactionId: randomUUID(), remoteIp: null })
  return answer === 'failed' || answer === 'verified'
}

function verdict({ success, 'error-codes': codes }: z.infer<typeof answerSchema>): BotCheck {
  if (success) return 'verified'
  if (!codes.some((code) => NOT_THE_VISITOR.includes(code))) return 'failed'
  log.error({ codes }, 'the bot check refused our own configuration or had an error')
  return 'unavailable'
}

/** A UUID, as Cloudflare demands, derived from lead and token. */
function idempotencyKey(transactionId: string, token: string): string {
  const hex = createHash('sha256').update(`${transactionId}\n${token}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
