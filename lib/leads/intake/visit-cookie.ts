import * as z from 'zod/mini'
import { CAMPAIGN_FIELDS, type Campaign } from '@/lib/site/tracking/campaign'

/** Cookie in which the server stores how a visitor arrived; not readable by scripts. */
export const VISIT_COOKIE = 'porchlight_visit'

/** As stated on the privacy page. */
export const VISIT_DAYS = 90

/** One marketing touch: time (epoch ms), landing page, referrer and campaign. */
export type KeptTouch = Campaign & { at?: number; landingPageUrl?: string; referrer?: string }

/** First touch, last ad since then, and Meta's cookies as the browser sent them. */
export type KeptVisit = { first: KeptTouch; last?: KeptTouch; fbp?: string; fbc?: string }

/** Browsers drop cookies above 4,096 bytes, name and attributes included. */
const MAX_BYTES = 3_600

const text = z.catch(z.optional(z.string()), undefined)
const touch = z.object({
  at: z.catch(z.optional(z.int().check(z.positive())), undefined),
  landingPageUrl: text,
  referrer: text,
  ...(Object.fromEntries(CAMPAIGN_FIELDS.map((field) => [field, text])) as Record<string, typeof text>),
})
const schema = z.object({ first: touch, last: z.catch(z.optional(touch), undefined), fbp: text, fbc: text })

/** Encodes the cookie; if too long it drops page addresses, then the first touch, else returns null. */
export function encodeVisitCookie({ first, last }: KeptVisit): string | null {
  const choices = [
    { first, last },
    { first: bare(first), last: last && bare(last) },
    { first: unaddressed(first), last: last && unaddressed(last) },
    { first: unaddressed(last ?? first) },
  ]
  return choices.map(encode).find((value) => value.length <= MAX_BYTES) ?? null
}

/** Reads the visit from a Cookie header. Anyone can forge it, so values still need validation. */
export function readVisitCookie(cookies: string | null): KeptVisit | null {
  const value = cookieIn(cookies, VISIT_COOKIE)
  if (!value) return null
  try {
    return parseVisit(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

export function parseVisit(kept: unknown): KeptVisit | null {
  const parsed = schema.safeParse(kept)
  return parsed.success ? (parsed.data as KeptVisit) : null
}

export function cookieIn(cookies: string | null, name: string): string | undefined {
  return cookies
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function encode(visit: object): string {
  return Buffer.from(JSON.stringify(visit)).toString('base64url')
}

/** Click ids are also part of the address. */
function bare({ landingPageUrl, referrer: _, ...touch }: KeptTouch): KeptTouch {
  const page = landingPageUrl?.split('?', 1)[0]
  return { ...touch, ...(page && { landingPageUrl: page }) }
}

function unaddressed({ landingPageUrl: _, referrer: __, ...touch }: KeptTouch): KeptTouch {
  return touch
}
