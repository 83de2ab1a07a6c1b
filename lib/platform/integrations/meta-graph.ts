import 'server-only'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import {
  askOutside,
  mayPass,
  type OutsideAnswer,
  OutsideError,
  type Refusal,
  readableWords,
} from '@/lib/platform/integrations/ask-outside'

/** A version expires about two years after its release (developers.facebook.com/docs/graph-api/changelog). */
const GRAPH_VERSION = 'v26.0'

/** Meta's rate limits: app, account, Page, and its own overload. */
const LIMITS = [4, 17, 32, 613]
const LIMIT_WAIT_S = 5 * 60
/** The token is expired, revoked, or lacks a permission. */
const TOKEN_CODES = [102, 190]

export function isMetaConfigured(): boolean {
  return env().META_PAGE_TOKEN !== undefined
}

/** Queries the Graph API with the Page's token; in a header, since URLs are logged. @throws OutsideError */
export async function callMeta<S extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const { META_PAGE_TOKEN: token = '', META_APP_SECRET: secret = '' } = env()
  const url = graphUrl(path)
  url.search = new URLSearchParams({ ...query, appsecret_proof: secretProof(token, secret) }).toString()
  const headers = { authorization: `Bearer ${token}` }
  return askOutside({ name: 'Meta', url, headers, schema, signal, explain: explainPage })
}

/** Configured data source of the Conversions API, or null. */
export function metaDataSource() {
  const { META_PIXEL_ID, META_CAPI_TOKEN = '', META_APP_SECRET, META_TEST_EVENT_CODE } = env()
  if (!META_PIXEL_ID) return null
  return {
    id: META_PIXEL_ID,
    token: META_CAPI_TOKEN,
    appSecret: META_APP_SECRET,
    testEventCode: META_TEST_EVENT_CODE,
  }
}

const receivedSchema = z.object({
  events_received: z.number().positive(),
  messages: z.array(z.unknown()).default([]),
  fbtrace_id: z.string().default(''),
})

/** Sends one event. Only tests include the code of Meta's test screen. @throws OutsideError */
export async function sendMetaEvent(
  event: object,
  { isTest = false, signal }: { isTest?: boolean; signal?: AbortSignal } = {},
): Promise<{ trace: string; warnings: string[] }> {
  const source = metaDataSource()
  if (!source) throw new OutsideError('Meta is not connected', { isPermanent: true })
  const { id, token, appSecret, testEventCode } = source
  const received = await askOutside({
    name: 'Meta',
    url: graphUrl(`${id}/events`),
    json: {
      data: [event],
      ...(isTest && testEventCode && { test_event_code: testEventCode }),
      access_token: token,
      ...(appSecret && { appsecret_proof: secretProof(token, appSecret) }),
    },
    schema: receivedSchema,
    signal,
    explain: explainEvent,
  })
  return {
    trace: received.fbtrace_id,
    warnings: received.messages.map((said) => readableWords(String(said))),
  }
}

const sourceSchema = z.object({ name: z.string().max(300) })

/** Reads the data source's name with the token of the Conversions API. @throws OutsideError */
export async function readDataSource(): Promise<{ name: string }> {
  const source = metaDataSource()
  if (!source) throw new OutsideError('Meta is not connected', { isPermanent: true })
  const { id, token, appSecret } = source
  const url = graphUrl(id)
  url.search = new URLSearchParams({
    fields: 'name',
    ...(appSecret && { appsecret_proof: secretProof(token, appSecret) }),
  }).toString()
  const headers = { authorization: `Bearer ${token}` }
  return askOutside({ name: 'Meta', url, headers, schema: sourceSchema, explain: explainPage })
}

function graphUrl(path: string): URL {
  return new URL(`/${GRAPH_VERSION}/${path}`, env().META_GRAPH_URL)
}

/** Proves that the token is used by the app it was issued for (appsecret_proof). */
function secretProof(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

const refusedSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().nullish(),
    error_subcode: z.number().nullish(),
    is_transient: z.boolean().nullish(),
    error_user_title: z.string().nullish(),
    error_user_msg: z.string().nullish(),
  }),
})

function refusalIn({ body }: OutsideAnswer) {
  const said = refusedSchema.safeParse(body).data?.error
  const code = said?.code ?? null
  return { said, code, isLimit: code !== null && (LIMITS.includes(code) || code >= 80_000) }
}

function explainPage(answer: OutsideAnswer): Refusal {
  const { said, code, isLimit } = refusalIn(answer)
  const { status, waitS } = answer
  const hint =
    code !== null && TOKEN_CODES.includes(code)
      ? 'The access token was not accepted: '
      : code !== null && (code === 10 || (code >= 200 && code < 300))
        ? 'The access token lacks a permission: '
        : ''
  return {
    words: hint + (said?.message || `Meta responded with ${status}`),
    responseCode: code ?? status,
    waitS: waitS ?? (status === 429 || isLimit ? LIMIT_WAIT_S : null),
  }
}

function explainEvent(answer: OutsideAnswer): Refusal {
  const { said, code, isLimit } = refusalIn(answer)
  const number = [code, said?.error_subcode].filter((one) => one !== null && one !== undefined).join('/')
  const words = said && [number, said.error_user_title ?? said.message, said.error_user_msg]
  return {
    words: words?.filter(Boolean).join(': '),
    isPermanent: !(mayPass(answer.status) || said?.is_transient || isLimit),
  }
}
