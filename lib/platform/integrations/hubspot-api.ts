import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

const TIMEOUT_MS = 10_000
const MAX_MESSAGE = 300
/** HubSpot limits per ten seconds and per day; without Retry-After we assume the shorter one. */
const LIMIT_WAIT_S = 10

export class HubspotError extends Error {
  constructor(
    message: string,
    /** Null without a response. */
    readonly status: number | null,
    readonly waitS: number | null = null,
  ) {
    super(message)
    this.name = 'HubspotError'
  }

  /** True when retrying cannot help. Token and scope errors can be fixed, and others pass. */
  get isPermanent(): boolean {
    return this.status !== null && [400, 404, 409, 415, 422].includes(this.status)
  }
}

export function isHubspotConfigured(): boolean {
  return env().HUBSPOT_ACCESS_TOKEN !== undefined
}

const refusedSchema = z.object({ message: z.string(), category: z.string().nullish() })

/** @throws HubspotError */
export async function callHubspot<S extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object | null,
  schema: S,
  cancelSignal?: AbortSignal,
): Promise<z.output<S>> {
  const { HUBSPOT_API_URL: base, HUBSPOT_ACCESS_TOKEN: token = '' } = env()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const { response, content } = await fetch(new URL(path, base), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: cancelSignal ? AbortSignal.any([cancelSignal, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).then(
    async (answer) => ({ response: answer, content: await answer.json().catch(() => null) }),
    (error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new HubspotError(isLate ? 'HubSpot did not answer in time' : 'HubSpot could not be reached', null)
    },
  )
  if (!response.ok) throw toHubspotError(response, content)
  const parsed = schema.safeParse(content)
  if (!parsed.success) throw new HubspotError('HubSpot answered nothing we know', null)
  return parsed.data
}

function toHubspotError({ status, headers }: Response, content: unknown): HubspotError {
  const message = refusedSchema.safeParse(content).data?.message ?? `HubSpot answered ${status}`
  const waitS =
    parseRetryAfter(headers.get('retry-after') ?? undefined) ?? (status === 429 ? LIMIT_WAIT_S : null)
  return new HubspotError(message.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE), status, waitS)
}
