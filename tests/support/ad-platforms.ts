import * as z from 'zod'
import { createAdAccount } from '@/tests/support/ad-account'
import { type StubAnswer, type StubRequest, startHttpStub } from '@/tests/support/http-stub'

const DIGEST = z.string().regex(/^[0-9a-f]{64}$/)
const ACCOUNT = z.strictObject({
  accountType: z.literal('GOOGLE_ADS'),
  accountId: z.string().regex(/^\d{10}$/),
})

/** The part we use of events:ingest in Google's Data Manager, as documented; anything else is rejected. */
const ingestSchema = z.strictObject({
  destinations: z
    .array(
      z.strictObject({
        reference: z.string(),
        productDestinationId: z.string().regex(/^\d+$/),
        operatingAccount: ACCOUNT,
        loginAccount: ACCOUNT.optional(),
      }),
    )
    .length(1),
  events: z
    .array(
      z.strictObject({
        destinationReferences: z.array(z.string()).length(1),
        transactionId: z.string().min(1).max(512),
        eventTimestamp: z.iso.datetime(),
        eventSource: z.enum(['WEB', 'APP', 'IN_STORE', 'PHONE', 'MESSAGE', 'OTHER']),
        currency: z.literal('USD'),
        conversionValue: z.number().positive(),
        adIdentifiers: z
          .union([
            z.strictObject({ gclid: z.string() }),
            z.strictObject({ gbraid: z.string() }),
            z.strictObject({ wbraid: z.string() }),
          ])
          .optional(),
        userData: z
          .strictObject({
            userIdentifiers: z
              .array(
                z.union([z.strictObject({ emailAddress: DIGEST }), z.strictObject({ phoneNumber: DIGEST })]),
              )
              .min(1)
              .max(10),
          })
          .optional(),
        consent: z.strictObject({
          adUserData: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
          adPersonalization: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
        }),
      }),
    )
    .length(1),
  encoding: z.literal('HEX'),
  validateOnly: z.boolean(),
})

/** The part we use of a Meta server event, as documented. */
const metaSchema = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          event_name: z.string().min(1),
          event_time: z.int(),
          event_id: z.string().min(1),
          action_source: z.enum(['website', 'system_generated']),
          event_source_url: z.url().optional(),
          user_data: z.strictObject({
            em: z.array(DIGEST).optional(),
            ph: z.array(DIGEST).optional(),
            client_ip_address: z.string().optional(),
            client_user_agent: z.string().optional(),
            fbp: z.string().optional(),
            fbc: z.string().optional(),
          }),
          custom_data: z.strictObject({ value: z.number(), currency: z.literal('USD') }),
        })
        .refine(
          ({ action_source, event_source_url, user_data }) =>
            action_source !== 'website' || (event_source_url && user_data.client_user_agent),
          'an event of the website needs its address and browser',
        ),
    )
    .length(1),
  test_event_code: z.string().optional(),
  access_token: z.literal('meta-token'),
  appsecret_proof: DIGEST.optional(),
})

export type Ingested = z.output<typeof ingestSchema>
export type MetaBody = z.output<typeof metaSchema>

/** An error in the shape of google.rpc.Status. */
export function googleRefusal(status: number, reason: string, field: string): StubAnswer {
  return {
    status,
    body: {
      error: {
        code: status,
        status: 'INVALID_ARGUMENT',
        message: 'There was a problem with the request.',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'INVALID_ARGUMENT' },
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field, description: 'It is wrong', reason }],
          },
        ],
      },
    },
  }
}

/** Fakes of Google's sign-in and Data Manager and Meta's Graph API that check every request's shape. */
export async function startAdPlatforms() {
  const google: Ingested[] = []
  const meta: MetaBody[] = []
  let googleAnswer: StubAnswer | null = null
  let metaAnswer: StubAnswer | null = null
  let verdict: object = { requestStatus: 'SUCCESS', eventsIngestionStatus: { recordCount: '1' } }
  const failures: unknown[] = []
  const account = createAdAccount()
  let token = 'token'

  function answerGoogle({ method, path, headers, body }: StubRequest): StubAnswer {
    if (path === '/token') {
      const form = new URLSearchParams(body)
      if (method !== 'POST' || form.get('grant_type') !== 'refresh_token') throw new Error('no token call')
      if (form.get('refresh_token') !== 'refresh' || form.get('client_secret') !== 'secret')
        return { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been revoked.' } }
      return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
    }
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: { code: 401 } } }
    if (path.startsWith('/v26/')) return account.answer({ method, path, headers, body })
    if (method === 'GET' && path.startsWith('/v1/requestStatus:retrieve?requestId=')) {
      return { status: 200, body: { requestStatusPerDestination: [{ destination: {}, ...verdict }] } }
    }
    if (method !== 'POST' || path !== '/v1/events:ingest') throw new Error(`no such call: ${method} ${path}`)
    const sent = ingestSchema.parse(JSON.parse(body))
    const [event] = sent.events
    if (!event?.adIdentifiers && !event?.userData)
      return googleRefusal(400, 'NO_IDENTIFIERS_PROVIDED', 'events.events[0]')
    if (googleAnswer) return googleAnswer
    google.push(sent)
    return { status: 200, body: { requestId: `request-${google.length}` } }
  }

  function answerMeta({ method, path, body }: StubRequest): StubAnswer {
    if (method !== 'POST' || path !== '/v26.0/1234567/events')
      throw new Error(`no such call: ${method} ${path}`)
    const sent = metaSchema.parse(JSON.parse(body))
    if (metaAnswer) return metaAnswer
    meta.push(sent)
    return { status: 200, body: { events_received: 1, messages: [], fbtrace_id: `trace-${meta.length}` } }
  }

  const kept = (answer: (request: StubRequest) => StubAnswer) => (request: StubRequest) => {
    try {
      return answer(request)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  const [googleServer, metaServer] = await Promise.all([
    startHttpStub(kept(answerGoogle)),
    startHttpStub(kept(answerMeta)),
  ])

  return {
    google,
    meta,
    failures,
    account,
    settings: {
      GOOGLE_OAUTH_CLIENT_ID: 'client',
      GOOGLE_OAUTH_CLIENT_SECRET: 'secret',
      GOOGLE_OAUTH_REFRESH_TOKEN: 'refresh',
      GOOGLE_ADS_CUSTOMER_ID: '123-456-7890',
      GOOGLE_ADS_LOGIN_CUSTOMER_ID: '9876543210',
      GOOGLE_CONVERSION_ACTION_TIER1: '700000001',
      GOOGLE_CONVERSION_ACTION_TIER2: '700000002',
      GOOGLE_OAUTH_URL: googleServer.url,
      GOOGLE_DATA_MANAGER_URL: googleServer.url,
      GOOGLE_ADS_URL: googleServer.url,
      META_PIXEL_ID: '1234567',
      META_CAPI_TOKEN: 'meta-token',
      META_APP_SECRET: 'app-secret',
      META_TEST_EVENT_CODE: 'TEST12345',
      META_GRAPH_URL: metaServer.url,
    },
    /** Answers every later conversion like this; null accepts it. */
    answer({ google = null, meta = null }: { google?: StubAnswer | null; meta?: StubAnswer | null }): void {
      googleAnswer = google
      metaAnswer = meta
    },
    /** Google expires its current token and issues a new one. */
    renewToken(): void {
      token = `${token}+`
    },
    /** Sets the status that Google reports for every request. */
    reportStatus(next: object): void {
      verdict = next
    },
    async close(): Promise<void> {
      await Promise.all([googleServer.close(), metaServer.close()])
    },
  }
}
