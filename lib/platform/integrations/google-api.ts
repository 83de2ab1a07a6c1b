import 'server-only'
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

/** Google Ads API version; each is supported for about a year. */
const ADS_VERSION = 'v26'
/** A report takes longer than a single conversion. */
const REPORT_TIMEOUT_MS = 25_000

/** Tokens are renewed this long before they expire. */
const EARLY_S = 60

const QUOTA_WAIT_S = 15 * 60
/** Errors worth a retry although they look permanent. */
const PASSING = ['RESOURCE_EXHAUSTED', 'RESOURCE_TEMPORARILY_EXHAUSTED']

type GoogleAccount = NonNullable<ReturnType<typeof googleAccount>>

/** Configured Google Ads account, with the numeric conversion action of each tier; or null. */
export function googleAccount() {
  const set = env()
  const { GOOGLE_ADS_CUSTOMER_ID: customer, GOOGLE_ADS_LOGIN_CUSTOMER_ID: manager } = set
  if (!customer) return null
  const actions: Record<number, string> = {
    1: set.GOOGLE_CONVERSION_ACTION_TIER1 ?? '',
    2: set.GOOGLE_CONVERSION_ACTION_TIER2 ?? '',
  }
  return {
    clientId: set.GOOGLE_OAUTH_CLIENT_ID ?? '',
    clientSecret: set.GOOGLE_OAUTH_CLIENT_SECRET ?? '',
    refreshToken: set.GOOGLE_OAUTH_REFRESH_TOKEN ?? '',
    customerId: customer.replaceAll('-', ''),
    managerId: manager?.replaceAll('-', ''),
    actions,
  }
}

const text = z.string().default('')
const violation = z.object({ field: text, reason: text, description: text })
const acceptedSchema = z.object({
  requestId: z.string().min(1),
  fieldWarnings: z.array(violation).default([]),
})

/** Sends a conversion. Success means accepted, not matched: see `googleStatus`. @throws OutsideError */
export async function ingest(
  tier: number,
  event: object,
  { validateOnly = false, signal }: { validateOnly?: boolean; signal?: AbortSignal } = {},
): Promise<{ requestId: string; warnings: string[] }> {
  const { customerId, managerId, actions } = connectedAccount()
  const reference = `tier${tier}`
  const destination = {
    reference,
    productDestinationId: actions[tier],
    operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
    ...(managerId && { loginAccount: { accountType: 'GOOGLE_ADS', accountId: managerId } }),
  }
  const json = {
    destinations: [destination],
    events: [{ destinationReferences: [reference], ...event }],
    encoding: 'HEX',
    validateOnly,
  }
  const path = 'events:ingest'
  const { requestId, fieldWarnings } = await askDataManager({ path, json, schema: acceptedSchema, signal })
  return {
    requestId,
    warnings: fieldWarnings.map((one) => readableWords(joined([one.field, one.reason, one.description]))),
  }
}

const counts = z.array(z.object({ reason: z.string() })).default([])
const destinationStatus = z.object({
  requestStatus: z.string(),
  errorInfo: z.object({ errorCounts: counts }).optional(),
  warningInfo: z.object({ warningCounts: counts }).optional(),
})
const statusSchema = z.object({ requestStatusPerDestination: z.tuple([destinationStatus], z.unknown()) })

/** Status of a request: PROCESSING, SUCCESS, PARTIAL_SUCCESS or FAILED, with reasons. @throws OutsideError */
export async function googleStatus(
  requestId: string,
  signal?: AbortSignal,
): Promise<{ status: string; errors: string[]; warnings: string[] }> {
  const path = `requestStatus:retrieve?requestId=${encodeURIComponent(requestId)}`
  const { requestStatusPerDestination } = await askDataManager({ path, schema: statusSchema, signal })
  const [{ requestStatus, errorInfo, warningInfo }] = requestStatusPerDestination
  const reasons = (counts: { reason: string }[] = []) =>
    counts.map(({ reason }) => reason.replace(/^PROCESSING_(?:ERROR|WARNING)_(?:REASON_)?/, ''))
  return {
    status: requestStatus,
    errors: reasons(errorInfo?.errorCounts),
    warnings: reasons(warningInfo?.warningCounts),
  }
}

const chunksSchema = z.array(z.looseObject({ results: z.array(z.unknown()).default([]) }))

/** Runs a GAQL query, renewing a rejected token once. Returns raw rows. @throws OutsideError */
export async function searchAccount(query: string, signal?: AbortSignal): Promise<unknown[]> {
  const { customerId, managerId } = connectedAccount()
  const ask = () =>
    askGoogle({
      url: new URL(`/${ADS_VERSION}/customers/${customerId}/googleAds:searchStream`, env().GOOGLE_ADS_URL),
      headers: managerId ? { 'login-customer-id': managerId } : {},
      json: { query },
      schema: z.unknown(),
      timeoutMs: REPORT_TIMEOUT_MS,
      signal,
      explain,
    })
  const body = await ask().catch((error: unknown) => {
    if (error instanceof OutsideError && error.failure.responseCode === 401) return ask()
    throw error
  })
  // Rows may have been sent before an error, with status 200.
  if (refusalIn(body)) {
    const { words = '', ...failure } = explain({ status: 200, body, waitS: null })
    throw new OutsideError(readableWords(words), { responseCode: 200, ...failure })
  }
  const chunks = chunksSchema.safeParse(body)
  // Also for truncated responses.
  if (!chunks.success)
    throw new OutsideError('Google sent a response that was not understood', { responseCode: 200 })
  return chunks.data.flatMap(({ results }) => results)
}

function connectedAccount(): GoogleAccount {
  const account = googleAccount()
  if (!account) throw new OutsideError('Google Ads is not connected', { isPermanent: true })
  return account
}

type GoogleCall<S> = { json?: object; schema: S; signal?: AbortSignal }

/** A rejected token is renewed by the next attempt. */
async function askDataManager<S extends z.ZodType>({ path, ...call }: GoogleCall<S> & { path: string }) {
  return askGoogle({
    ...call,
    url: new URL(`/v1/${path}`, env().GOOGLE_DATA_MANAGER_URL),
    explain: (answer) => ({ ...explain(answer), ...(answer.status === 401 && { isPermanent: false }) }),
  })
}

async function askGoogle<S extends z.ZodType>({
  headers,
  ...call
}: GoogleCall<S> & {
  url: URL
  headers?: Record<string, string>
  timeoutMs?: number
  explain: (answer: OutsideAnswer) => Refusal
}): Promise<z.output<S>> {
  const account = connectedAccount()
  const authorization = `Bearer ${await accessToken(account, call.signal)}`
  return askOutside({ ...call, name: 'Google', headers: { authorization, ...headers } }).catch(
    (error: unknown) => {
      if (error instanceof OutsideError && error.failure.responseCode === 401)
        tokens.delete(account.refreshToken)
      throw error
    },
  )
}

const tokens = new Map<string, { token: string; until: number }>()
const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(3_600) })
const noGrantSchema = z.object({ error: z.string(), error_description: z.string().optional() })

/** Access token, cached until it expires. @throws OutsideError, permanent when consent was revoked */
async function accessToken(account: GoogleAccount, signal?: AbortSignal): Promise<string> {
  const { clientId, clientSecret, refreshToken } = account
  const known = tokens.get(refreshToken)
  if (known && known.until > Date.now()) return known.token
  const { access_token: token, expires_in } = await askOutside({
    name: 'Google',
    url: new URL('/token', env().GOOGLE_OAUTH_URL),
    form: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
    }),
    schema: grantSchema,
    signal,
    explain({ status, body }) {
      const { error, error_description } = noGrantSchema.safeParse(body).data ?? {}
      const why = error
        ? `: ${error}${error_description ? ` (${error_description})` : ''}`
        : ` with ${status}`
      return { words: `Google rejected the sign-in${why}`, isPermanent: !mayPass(status) }
    },
  })
  tokens.set(refreshToken, { token, until: Date.now() + (expires_in - EARLY_S) * 1_000 })
  return token
}

const adsError = z.object({ errorCode: z.record(z.string(), z.string()).default({}), message: text })
const detail = z.object({
  reason: z.string().optional(),
  fieldViolations: z.array(violation).default([]),
  errors: z.array(adsError).default([]),
})
const refusalSchema = z.object({
  error: z.object({
    code: z.number().optional(),
    message: text,
    status: text,
    details: z.array(detail).default([]),
  }),
})

/** Finds the error object: alone, in the response array, or after rows already sent. */
function refusalIn(body: unknown) {
  for (const part of Array.isArray(body) ? body : [body]) {
    const found = refusalSchema.safeParse(part)
    if (found.success) return found.data.error
  }
  return null
}

/** All of Google's reasons, so that staff know what to fix. */
function explain({ status, body, waitS }: OutsideAnswer): Refusal {
  const said = refusalIn(body)
  const details = said?.details ?? []
  const errors = details.flatMap((detail) => detail.errors)
  const isQuota = errors.some(({ errorCode }) =>
    Object.values(errorCode).some((code) => PASSING.includes(code)),
  )
  const violations = details.flatMap(({ fieldViolations }) =>
    fieldViolations.map(({ reason, field, description }) => joined([reason, field, description])),
  )
  const reasons = violations.length > 0 ? violations : details.flatMap(({ reason }) => reason ?? [])
  const words =
    errors.length > 0
      ? errors.map(({ errorCode, message }) => joined([...Object.values(errorCode), message]))
      : [said?.status || `Google responded with ${status}`, said?.message, ...reasons]
  return {
    words: words.filter(Boolean).join('; '),
    isPermanent: !isQuota && !mayPass(said?.code ?? status),
    waitS: waitS ?? (isQuota ? QUOTA_WAIT_S : null),
  }
}

function joined(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(': ')
}
