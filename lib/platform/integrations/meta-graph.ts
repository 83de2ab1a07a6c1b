import 'server-only'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** One place for the version, which ends about two years after it came (developers.facebook.com/docs/graph-api/changelog). */
export const GRAPH_VERSION = 'v26.0'
const TIMEOUT_MS = 10_000
const MAX_WORDS = 300

/** What Meta answered instead of what was asked, or its silence. */
export class MetaError extends Error {
  constructor(
    message: string,
    readonly code: number | null,
    /** How long to leave it alone. */
    readonly waitS: number | null = null,
  ) {
    super(message)
    this.name = 'MetaError'
  }
}

/** Whether forms of Meta are set up here. */
export function metaIsSet(): boolean {
  return env().META_PAGE_TOKEN !== undefined
}

const refusedSchema = z.object({
  error: z.object({ message: z.string(), code: z.number().nullish(), type: z.string().nullish() }),
})

/** Codes of Meta's limits: the app, the account, the Page, and its own overload. */
const LIMITS = [4, 17, 32, 613]
const LIMIT_WAIT_S = 5 * 60
/** Whether a code of Meta's says that it was asked too often. */
export function isLimit(code: number | null): boolean {
  return code !== null && (LIMITS.includes(code) || code >= 80_000)
}

/** What proves a token to be used by the app it was made for (appsecret_proof). */
export function secretProof(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

/** The token is expired, revoked, or lacks a right: somebody has to make another one. */
const TOKEN_CODES = [102, 190]

/**
 * Asks the Graph API for one object or list with the Page's token, proved by the app's secret (appsecret_proof). The token stands in a
 * header: addresses are logged on the way. @throws MetaError
 */
export async function askMeta<S extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: S,
  givenUp?: AbortSignal,
): Promise<z.output<S>> {
  const { META_GRAPH_URL: base, META_PAGE_TOKEN: token = '', META_APP_SECRET: secret = '' } = env()
  const url = new URL(`/${GRAPH_VERSION}/${path}`, base)
  url.search = new URLSearchParams({ ...query, appsecret_proof: secretProof(token, secret) }).toString()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: givenUp ? AbortSignal.any([givenUp, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).then(
    async (response) => ({ response, body: await response.json().catch(() => null) }),
    (error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new MetaError(isLate ? 'Meta did not answer in time' : 'Meta could not be reached', null)
    },
  )
  if (!answer.response.ok) throw refusalOf(answer.response, answer.body)
  const parsed = schema.safeParse(answer.body)
  if (!parsed.success) throw new MetaError('Meta answered nothing we know', answer.response.status)
  return parsed.data
}

function refusalOf({ status, headers }: Response, body: unknown): MetaError {
  const said = refusedSchema.safeParse(body).data?.error
  const code = said?.code ?? null
  const words = (said?.message ?? `Meta answered ${status}`).replace(/\s+/g, ' ').slice(0, MAX_WORDS)
  const isLimited = status === 429 || isLimit(code)
  const waitS = parseRetryAfter(headers.get('retry-after') ?? undefined) ?? (isLimited ? LIMIT_WAIT_S : null)
  const hint =
    code !== null && TOKEN_CODES.includes(code)
      ? 'The access token is not accepted: '
      : code !== null && (code === 10 || (code >= 200 && code < 300))
        ? 'The access token lacks a permission: '
        : ''
  return new MetaError(`${hint}${words}`, code ?? status, waitS)
}
