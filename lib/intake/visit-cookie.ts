import * as z from 'zod/mini'
import { CAMPAIGN_FIELDS, type Campaign } from '@/lib/intake/campaign'

/** The cookie in which our own server keeps how a visitor came here; no script reads it. */
export const VISIT_COOKIE = 'porchlight_visit'

/** How a visitor came here: the first page, what linked to it, and the advertisement in its address. */
export type KeptVisit = Campaign & { landingPageUrl?: string; referrer?: string }

/** Browsers drop a cookie above 4,096 bytes, name and attributes included. */
const MAX_BYTES = 3_600

const text = z.catch(z.optional(z.string()), undefined)
const schema = z.object({
  landingPageUrl: text,
  referrer: text,
  ...(Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, text])) as Record<string, typeof text>),
})

/** The cookie's value; without its page addresses when it would not fit, null when it does not fit even then. */
export function sealVisit(visit: KeptVisit): string | null {
  const { landingPageUrl, referrer: _, ...campaign } = visit
  const bare = landingPageUrl?.split('?', 1)[0]
  const choices = [visit, { ...campaign, ...(bare && { landingPageUrl: bare }) }, campaign]
  return choices.map(encode).find((value) => value.length <= MAX_BYTES) ?? null
}

/** What a request's Cookie header says of the visit, or null. Anybody can write it: the values are still to be judged. */
export function openVisit(cookies: string | null): KeptVisit | null {
  const pair = cookies?.split(/;\s*/).find((entry) => entry.startsWith(`${VISIT_COOKIE}=`))
  if (!pair) return null
  try {
    const value = Buffer.from(pair.slice(VISIT_COOKIE.length + 1), 'base64url').toString('utf8')
    const parsed = schema.safeParse(JSON.parse(value))
    return parsed.success ? (parsed.data as KeptVisit) : null
  } catch {
    return null
  }
}

function encode(visit: object): string {
  return Buffer.from(JSON.stringify(visit)).toString('base64url')
}
