import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'

export type Text = {
  /** E.164. */
  to: string
  body: string
  /** Where the service reports what becomes of it. */
  reportTo: string
}

/** The text service's refusal or silence. */
export class TextError extends Error {
  constructor(
    message: string,
    /** This number will never be sent this text. */
    readonly permanent: boolean,
    /** The service's own code (21610: the number has opted out), else the HTTP status; null when it did not answer. */
    readonly responseCode: number | null,
  ) {
    super(message)
    this.name = 'TextError'
  }
}

/** One attempt; the outbox tries again. */
const TIMEOUT_MS = 10_000
const MAX_WORDS = 500

const acceptedSchema = z.object({ sid: z.string().min(1).max(64), status: z.string().max(32) })
const refusedSchema = z.object({ code: z.number().nullish(), message: z.string().nullish() })

/** Whether texts leave the machine; without a text service nobody is asked for one. */
export function textsAreSent(): boolean {
  return env().TWILIO_ACCOUNT_SID !== undefined
}

/** The number that texts come from, null when no service is set. */
export function textSender(): string | null {
  return env().TWILIO_FROM ?? null
}

/**
 * Hands one text for one number to the service. Returns the service's id of it and its first status (usually `queued`): taken is not
 * delivered, which is reported later.
 * @param givenUp ends the attempt early
 * @throws TextError
 */
export async function sendText(
  { to, body, reportTo }: Text,
  givenUp?: AbortSignal,
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
    signal: givenUp ? AbortSignal.any([givenUp, limit]) : limit,
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

/** A refused sign-in is our configuration and not the number: somebody may mend it, so it is tried again. */
const OURS = [401, 403, 404, 408, 429]

function refusal(status: number, said: z.infer<typeof refusedSchema> | undefined): TextError {
  const words = said?.message?.slice(0, MAX_WORDS) ?? `The text service answered ${status}`
  const isAboutNumber = status >= 400 && status < 500 && !OURS.includes(status)
  return new TextError(said?.code ? `${said.code}: ${words}` : words, isAboutNumber, said?.code ?? status)
}
