import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside, OutsideError } from '@/lib/platform/integrations/ask-outside'
import { faultOfStatus } from '@/lib/platform/integrations/fault-of'

type Text = {
  /** E.164. */
  to: string
  body: string
  reportTo: string
}

/** Problems of our configuration or rate, not of the number: these are retried. */
const NOT_THE_NUMBER = [401, 403, 404, 408, 429]

const accountSchema = z.object({ friendly_name: z.string().max(200).nullish(), status: z.string().max(32) })
const acceptedSchema = z.object({ sid: z.string().min(1).max(64), status: z.string().max(32) })
const refusedSchema = z.object({ code: z.number().nullish(), message: z.string().nullish() })

export function isTextingConfigured(): boolean {
  return env().TWILIO_ACCOUNT_SID !== undefined
}

/** The sending number; null without a text service. */
export function textSender(): string | null {
  return env().TWILIO_FROM ?? null
}

/** Sends one text. Returns its id and first status. @throws OutsideError with the service's code */
export async function sendText(
  { to, body, reportTo }: Text,
  signal?: AbortSignal,
): Promise<{ sid: string; status: string }> {
  const {
    TWILIO_API_URL: base,
    TWILIO_ACCOUNT_SID: sid = '',
    TWILIO_AUTH_TOKEN: token = '',
    TWILIO_FROM: from = '',
  } = env()
  return askOutside({
    name: 'The text service',
    url: new URL(`/2010-04-01/Accounts/${sid}/Messages.json`, base),
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
    form: new URLSearchParams({ To: to, From: from, Body: body, StatusCallback: reportTo }),
    schema: acceptedSchema,
    signal,
    explain: ({ status, body }) => {
      const { code, message } = refusedSchema.safeParse(body).data ?? {}
      return {
        words: [code, message ?? `The text service responded with ${status}`].filter(Boolean).join(': '),
        responseCode: code ?? status,
        faultOf: faultOfStatus(status),
        isPermanent: status >= 400 && status < 500 && !NOT_THE_NUMBER.includes(status),
      }
    },
  })
}

/** Opens the account, without sending anything. Returns words for people. @throws OutsideError */
export async function checkTextAccount(): Promise<string> {
  const { TWILIO_API_URL: base, TWILIO_ACCOUNT_SID: sid = '', TWILIO_AUTH_TOKEN: token = '' } = env()
  const { friendly_name: name, status } = await askOutside({
    name: 'The text service',
    url: new URL(`/2010-04-01/Accounts/${sid}.json`, base),
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
    schema: accountSchema,
    explain: ({ body }) => ({ words: refusedSchema.safeParse(body).data?.message ?? undefined }),
  })
  if (status !== 'active') throw new OutsideError(`The text service account is ${status}`)
  return `The text service accepted the account${name ? ` “${name}”` : ''}. Texts come from ${textSender()}.`
}
