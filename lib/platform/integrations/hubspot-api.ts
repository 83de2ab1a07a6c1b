import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside, OutsideError } from '@/lib/platform/integrations/ask-outside'

/** HubSpot limits per ten seconds and per day; without Retry-After we assume the shorter one. */
const LIMIT_WAIT_S = 10

/** Version of HubSpot's API, a date; each is supported for 18 months. */
const API_VERSION = '2026-09'

/** Retrying cannot help. Token and scope errors can be fixed, and others pass. */
const PERMANENT = [400, 404, 409, 415, 422]
/** A rule of the customer's own account, or a property missing there: a person fixes it, hours later. */
const BY_THEIR_RULE = 'VALIDATION_ERROR'
const FIXED_BY_A_PERSON_WAIT_S = 15 * 60

export function isHubspotConfigured(): boolean {
  return env().HUBSPOT_ACCESS_TOKEN !== undefined
}

const refusedSchema = z.object({ message: z.string(), category: z.string().nullish() })

/** Path of a call, for example to 'objects' and '/contacts/search'. */
export function hubspotPath(area: 'objects' | 'properties' | 'pipelines', rest: string): string {
  return `/crm/${area}/${API_VERSION}${rest}`
}

/** @throws OutsideError; refusals by a rule of the account are temporary, because a person can change it */
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
    explain: ({ status, body, waitS }) => {
      const { message, category } = refusedSchema.safeParse(body).data ?? {}
      if (status === 400 && category === BY_THEIR_RULE)
        return {
          words: `A rule in your HubSpot account does not allow this: ${message}. Change the rule there, or correct the lead`,
          waitS: FIXED_BY_A_PERSON_WAIT_S,
        }
      return {
        words: message,
        isPermanent: PERMANENT.includes(status),
        waitS: waitS ?? (status === 429 ? LIMIT_WAIT_S : null),
      }
    },
  })
}

/** Answer of a request; null when HubSpot has no such record. */
export async function orMissing<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof OutsideError && error.failure.responseCode === 404) return null
    throw error
  })
}
