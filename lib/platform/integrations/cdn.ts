import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside, mayPass } from '@/lib/platform/integrations/ask-outside'

/** One tag for all pages: an edit drops all of ours, too (decision 006). */
const TAG = 'porchlight'

type Access = { base: string; zone: string; token: string }

type Adapter = {
  name: string
  base: string
  /** The header by which this CDN learns a page's tags. */
  tagHeader: string
  purge(access: Access): { url: URL; headers: Record<string, string>; json?: object }
  answer: z.ZodType
}

const ADAPTERS = {
  cloudflare: {
    name: 'Cloudflare',
    base: 'https://api.cloudflare.com',
    tagHeader: 'cache-tag',
    purge: ({ base, zone, token }) => ({
      url: new URL(`/client/v4/zones/${zone}/purge_cache`, base),
      headers: { authorization: `Bearer ${token}` },
      json: { tags: [TAG] },
    }),
    answer: z.object({ success: z.literal(true) }),
  },
  fastly: {
    name: 'Fastly',
    base: 'https://api.fastly.com',
    tagHeader: 'surrogate-key',
    purge: ({ base, zone, token }) => ({
      url: new URL(`/service/${zone}/purge`, base),
      headers: { 'fastly-key': token, 'surrogate-key': TAG },
    }),
    answer: z.record(z.string(), z.string()),
  },
  bunny: {
    name: 'Bunny',
    base: 'https://api.bunny.net',
    tagHeader: 'cdn-tag',
    purge: ({ base, zone, token }) => ({
      url: new URL(`/pullzone/${zone}/purgeCache`, base),
      headers: { accesskey: token },
      json: { CacheTag: TAG },
    }),
    // 204 without a body.
    answer: z.unknown(),
  },
} as const satisfies Record<string, Adapter>

export function isCdnConfigured(): boolean {
  return env().CDN !== undefined
}

/**
 * How long a CDN may keep a page: as long as the front itself shows one before it renders it anew, so that
 * a purge which never arrives leaves no page older than a minute.
 */
const SHARED_SECONDS = 30

/** Headers of a page that is the same for everybody; null without a CDN. */
export function sharedPageHeaders(): Record<string, string> | null {
  const { CDN } = env()
  if (!CDN) return null
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${SHARED_SECONDS}`,
    [ADAPTERS[CDN].tagHeader]: TAG,
  }
}

/** Asks the CDN to forget every page. @throws OutsideError */
export async function purgePages(signal: AbortSignal): Promise<void> {
  const { CDN, CDN_API_URL, CDN_ZONE = '', CDN_API_TOKEN = '' } = env()
  if (!CDN) return
  const { name, base, purge, answer }: Adapter = ADAPTERS[CDN]
  await askOutside({
    name,
    method: 'POST',
    ...purge({ base: CDN_API_URL ?? base, zone: CDN_ZONE, token: CDN_API_TOKEN }),
    schema: answer,
    signal,
    // Cloudflare's free plan takes five purges a minute; the schedule and its Retry-After wait for more.
    explain: ({ status }) => ({ isPermanent: !mayPass(status) }),
  })
}
