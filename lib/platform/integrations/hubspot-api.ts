import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** One attempt; the outbox tries again. */
const TIMEOUT_MS = 10_000
const MAX_WORDS = 300
/** HubSpot's limits are per ten seconds and per day; without Retry-After the shorter one. */
const LIMIT_WAIT_S = 10

/** HubSpot's refusal or silence. */
export class HubspotError extends Error {
  constructor(
    message: string,
    /** The HTTP status; null when it did not answer. */
    readonly status: number | null,
    readonly waitS: number | null = null,
  ) {
    super(message)
    this.name = 'HubspotError'
  }

  /** Whether the same question is refused for ever: not what somebody may mend (the token, its scopes) nor what passes. */
  get isPermanent(): boolean {
    return this.status !== null && [400, 404, 409, 415, 422].includes(this.status)
  }
}

/** Whether HubSpot is set up here. */
export function hubspotIsSet(): boolean {
  return env().HUBSPOT_ACCESS_TOKEN !== undefined
}

const refusedSchema = z.object({ message: z.string(), category: z.string().nullish() })

/** Asks HubSpot's API with the token of the private app. @throws HubspotError */
export async function askHubspot<S extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object | null,
  schema: S,
  givenUp?: AbortSignal,
): Promise<z.output<S>> {
  const { HUBSPOT_API_URL: base, HUBSPOT_ACCESS_TOKEN: token = '' } = env()
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const { response, said } = await fetch(new URL(path, base), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: givenUp ? AbortSignal.any([givenUp, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).then(
    async (answer) => ({ response: answer, said: await answer.json().catch(() => null) }),
    (error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new HubspotError(isLate ? 'HubSpot did not answer in time' : 'HubSpot could not be reached', null)
    },
  )
  if (!response.ok) throw refusalOf(response, said)
  const parsed = schema.safeParse(said)
  if (!parsed.success) throw new HubspotError('HubSpot answered nothing we know', null)
  return parsed.data
}

function refusalOf({ status, headers }: Response, said: unknown): HubspotError {
  const words = refusedSchema.safeParse(said).data?.message ?? `HubSpot answered ${status}`
  const waitS =
    parseRetryAfter(headers.get('retry-after') ?? undefined) ?? (status === 429 ? LIMIT_WAIT_S : null)
  return new HubspotError(words.replace(/\s+/g, ' ').slice(0, MAX_WORDS), status, waitS)
}
