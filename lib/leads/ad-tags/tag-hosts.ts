import 'server-only'
import type { AdTags } from '@/lib/leads/ad-tags/ad-tags'
import { env } from '@/lib/platform/env'

type TagHosts = Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>

const GOOGLE_COLLECTS = [
  'https://*.google-analytics.com',
  'https://*.g.doubleclick.net',
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
]

const GOOGLE: TagHosts = {
  'script-src': [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ],
  'connect-src': [...GOOGLE_COLLECTS, 'https://*.analytics.google.com'],
  'img-src': GOOGLE_COLLECTS,
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
}

const META: TagHosts = {
  'script-src': ['https://connect.facebook.net'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'frame-src': [],
}

const MICROSOFT: TagHosts = {
  'script-src': ['https://bat.bing.com'],
  'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
  'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
  'frame-src': [],
}

export function tagSources({ google, meta, microsoft }: AdTags) {
  const { GOOGLE_TAG_URL, META_TAG_URL, MICROSOFT_TAG_URL } = env()
  return {
    google: google && `${GOOGLE_TAG_URL}/gtag/js`,
    meta: meta && `${META_TAG_URL}/en_US/fbevents.js`,
    microsoft: microsoft && `${MICROSOFT_TAG_URL}/bat.js`,
  }
}

/** Hosts of the configured platforms, by Content-Security-Policy directive. */
export function tagHosts({ google, meta, microsoft }: AdTags): TagHosts {
  const { GOOGLE_TAG_URL, META_TAG_URL, MICROSOFT_TAG_URL } = env()
  const used = [
    ...(google ? [hostsAt(GOOGLE_TAG_URL, GOOGLE)] : []),
    ...(meta ? [hostsAt(META_TAG_URL, META)] : []),
    ...(microsoft ? [hostsAt(MICROSOFT_TAG_URL, MICROSOFT)] : []),
  ]
  const of = (name: keyof TagHosts) => [...new Set(used.flatMap((hosts) => hosts[name]))]
  return {
    'script-src': of('script-src'),
    'connect-src': of('connect-src'),
    'img-src': of('img-src'),
    'frame-src': of('frame-src'),
  }
}

/** A platform's own hosts, or only the configured replacement server. */
function hostsAt(origin: string, usual: TagHosts): TagHosts {
  if (usual['script-src'].includes(origin)) return usual
  return { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin], 'frame-src': [] }
}
