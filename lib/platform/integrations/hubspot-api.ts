import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside, OutsideError } from '@/lib/platform/integrations/ask-outside'

/** HubSpot limits per ten seconds and per day; without Retry-After we assume the shorter one. */
const LIMIT_WAIT_S = 10

/** Retrying cannot help. Token and scope errors can be fixed, and others pass. */
const PERMANENT = [400, 404, 409, 415, 422]

export function isHubspotConfigured(): boolean {
  return env().HUBSPOT_ACCESS_TOKEN !== undefined
}

const refusedSchema = z.object({ message: z.string(), category: z.string().nullish() })

/** @throws OutsideError */
export async function callHubspot<S extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  json: object | null,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const { HUBSPOT_API_URL: base, HUBSPOT_ACCESS_TOKEN: token = '' } = env()
  return askOutside({
    name: 'HubSpot',
    url: new URL(path, base),
    method,
    headers: { authorization: `Bearer ${token}` },
    json,
    schema,
    signal,
    explain: ({ status, body, waitS }) => ({
      words: refusedSchema.safeParse(body).data?.message,
      isPermanent: PERMANENT.includes(status),
      waitS: waitS ?? (status === 429 ? LIMIT_WAIT_S : null),
    }),
  })
}

/** Answer of a request; null when HubSpot has no such record. */
export async function orMissing<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof OutsideError && error.failure.responseCode === 404) return null
    throw error
  })
}
