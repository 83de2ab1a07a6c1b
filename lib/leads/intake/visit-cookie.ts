import * as z from 'zod/mini'
import { CAMPAIGN_FIELDS, type Campaign } from '@/lib/site/tracking/campaign'

/** The cookie in which our own server keeps how a visitor came here; no script reads it. */
export const VISIT_COOKIE = 'porchlight_visit'

/** As the privacy page says. */
export const VISIT_DAYS = 90

/** One way in: when (epoch milliseconds), on which page, what linked to it, and the advertisement in its address. */
export type KeptTouch = Campaign & { at?: number; landingPageUrl?: string; referrer?: string }

/** How a visitor first came here, and by which advertisement since then; Meta's own cookies as the browser sent them. */
export type KeptVisit = { first: KeptTouch; last?: KeptTouch; fbp?: string; fbc?: string }

/** Browsers drop a cookie above 4,096 bytes, name and attributes included. */
const MAX_BYTES = 3_600

const text = z.catch(z.optional(z.string()), undefined)
const touch = z.object({
  at: z.catch(z.optional(z.int().check(z.positive())), undefined),
  landingPageUrl: text,
  referrer: text,
  ...(Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, text])) as Record<string, typeof text>),
})
const schema = z.object({ first: touch, last: z.catch(z.optional(touch), undefined), fbp: text, fbc: text })

/** The cookie's value: what does not fit goes, page addresses first, then the first touch; null when not even the last one fits. */
export function sealVisit({ first, last }: KeptVisit): string | null {
  const choices = [
    { first, last },
    { first: bare(first), last: last && bare(last) },
    { first: unaddressed(first), last: last && unaddressed(last) },
    { first: unaddressed(last ?? first) },
  ]
  return choices.map(encode).find((value) => value.length <= MAX_BYTES) ?? null
}

/** What a request's Cookie header says of the visit, or null. Anybody can write it: the values are still to be judged. */
export function openVisit(cookies: string | null): KeptVisit | null {
  const value = cookieIn(cookies, VISIT_COOKIE)
  if (!value) return null
  try {
    return readVisit(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

/** A visit that was kept as JSON, or null. */
export function readVisit(kept: unknown): KeptVisit | null {
  const parsed = schema.safeParse(kept)
  return parsed.success ? (parsed.data as KeptVisit) : null
}

/** One cookie of a Cookie header. */
export function cookieIn(cookies: string | null, name: string): string | undefined {
  return cookies
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function encode(visit: object): string {
  return Buffer.from(JSON.stringify(visit)).toString('base64url')
}

/** Click ids stand in the address once more. */
function bare({ landingPageUrl, referrer: _, ...touch }: KeptTouch): KeptTouch {
  const page = landingPageUrl?.split('?', 1)[0]
  return { ...touch, ...(page && { landingPageUrl: page }) }
}

function unaddressed({ landingPageUrl: _, referrer: __, ...touch }: KeptTouch): KeptTouch {
  return touch
}
