import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'

type Text = {
  /** E.164. */
  to: string
  body: string
  reportTo: string
}

export class TextError extends Error {
  constructor(
    message: string,
    /** The service will never send this text to this number. */
    readonly permanent: boolean,
    /** The service's code (21610: opted out), else the HTTP status; null when it did not respond. */
    readonly responseCode: number | null,
  ) {
    super(message)
    this.name = 'TextError'
  }
}

const TIMEOUT_MS = 10_000
const MAX_WORDS = 500

const acceptedSchema = z.object({ sid: z.string().min(1).max(64), status: z.string().max(32) })
const refusedSchema = z.object({ code: z.number().nullish(), message: z.string().nullish() })

export function isTextingConfigured(): boolean {
  return env().TWILIO_ACCOUNT_SID !== undefined
}

/** The sending number; null without a text service. */
export function textSender(): string | null {
  return env().TWILIO_FROM ?? null
}

/**
 * Sends one text. Returns the service's id and first status (usually `queued`); delivery is reported later.
 * @throws TextError
 */
export async function sendText(
  { to, body, reportTo }: Text,
  cancelSignal?: AbortSignal,
): Promise<{ sid: string; status: string }> {
  const {
    TWILIO_API_URL: base,
    TWILIO_ACCOUNT_SID: sid = '',
    TWILIO_AUTH_TOKEN: token = '',
    TWILIO_FROM: from = '',
  } = env()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL(`/2010-04-01/Accounts/${sid}/Messages.json`, base), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, From: from, Body: body, StatusCallback: reportTo }),
    signal: cancelSignal ? AbortSignal.any([cancelSignal, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).then(
    async (answer) => ({ status: answer.status, ok: answer.ok, body: await answer.json().catch(() => null) }),
    (error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      throw new TextError(
        name === 'TimeoutError' ? 'The text service did not answer' : 'The text service could not be reached',
        false,
        null,
      )
    },
  )
  if (!response.ok) throw refusal(response.status, refusedSchema.safeParse(response.body).data)
  const accepted = acceptedSchema.safeParse(response.body)
  if (!accepted.success)
    throw new TextError('The text service answered nothing we know', false, response.status)
  return accepted.data
}

/** Problems of our configuration or rate, not of the number: these are retried. */
const NOT_THE_NUMBER = [401, 403, 404, 408, 429]

function refusal(status: number, said: z.infer<typeof refusedSchema> | undefined): TextError {
  const words = said?.message?.slice(0, MAX_WORDS) ?? `The text service answered ${status}`
  const isAboutNumber = status >= 400 && status < 500 && !NOT_THE_NUMBER.includes(status)
  return new TextError(said?.code ? `${said.code}: ${words}` : words, isAboutNumber, said?.code ?? status)
}
