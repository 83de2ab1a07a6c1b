import 'server-only'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** A version expires about two years after its release (developers.facebook.com/docs/graph-api/changelog). */
export const GRAPH_VERSION = 'v26.0'
const TIMEOUT_MS = 10_000
const MAX_MESSAGE = 300

export class MetaError extends Error {
  constructor(
    message: string,
    readonly code: number | null,
    readonly waitS: number | null = null,
  ) {
    super(message)
    this.name = 'MetaError'
  }
}

export function isMetaConfigured(): boolean {
  return env().META_PAGE_TOKEN !== undefined
}

const refusedSchema = z.object({
  error: z.object({ message: z.string(), code: z.number().nullish(), type: z.string().nullish() }),
})

/** Meta's rate limits: app, account, Page, and its own overload. */
const LIMITS = [4, 17, 32, 613]
const LIMIT_WAIT_S = 5 * 60
export function isLimit(code: number | null): boolean {
  return code !== null && (LIMITS.includes(code) || code >= 80_000)
}

/** Proves that the token is used by the app it was issued for (appsecret_proof). */
export function secretProof(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

/** The token is expired, revoked, or lacks a permission. */
const TOKEN_CODES = [102, 190]

/** Queries the Graph API with the Page's token; in a header, since URLs are logged. @throws MetaError */
export async function callMeta<S extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: S,
  cancelSignal?: AbortSignal,
): Promise<z.output<S>> {
  const { META_GRAPH_URL: base, META_PAGE_TOKEN: token = '', META_APP_SECRET: secret = '' } = env()
  const url = new URL(`/${GRAPH_VERSION}/${path}`, base)
  url.search = new URLSearchParams({ ...query, appsecret_proof: secretProof(token, secret) }).toString()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: cancelSignal ? AbortSignal.any([cancelSignal, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).then(
    async (response) => ({ response, body: await response.json().catch(() => null) }),
    (error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new MetaError(isLate ? 'Meta did not answer in time' : 'Meta could not be reached', null)
    },
  )
  if (!answer.response.ok) throw toMetaError(answer.response, answer.body)
  const parsed = schema.safeParse(answer.body)
  if (!parsed.success) throw new MetaError('Meta answered nothing we know', answer.response.status)
  return parsed.data
}

function toMetaError({ status, headers }: Response, body: unknown): MetaError {
  const said = refusedSchema.safeParse(body).data?.error
  const code = said?.code ?? null
  const message = (said?.message ?? `Meta answered ${status}`).replace(/\s+/g, ' ').slice(0, MAX_MESSAGE)
  const isLimited = status === 429 || isLimit(code)
  const waitS = parseRetryAfter(headers.get('retry-after') ?? undefined) ?? (isLimited ? LIMIT_WAIT_S : null)
  const hint =
    code !== null && TOKEN_CODES.includes(code)
      ? 'The access token is not accepted: '
      : code !== null && (code === 10 || (code >= 200 && code < 300))
        ? 'The access token lacks a permission: '
        : ''
  return new MetaError(`${hint}${message}`, code ?? status, waitS)
}
