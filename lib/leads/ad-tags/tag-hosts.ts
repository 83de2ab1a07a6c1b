import 'server-only'
import type { AdTags } from '@/lib/leads/ad-tags/ad-tags'
import type { AdTag, TagHosts } from '@/lib/platform/ad-platforms/ad-platform'
import { googleTag } from '@/lib/platform/ad-platforms/google'
import { metaTag } from '@/lib/platform/ad-platforms/meta'
import { microsoftTag } from '@/lib/platform/ad-platforms/microsoft'
import { env } from '@/lib/platform/env'

const TAGS: Record<keyof AdTags, AdTag> = { google: googleTag, meta: metaTag, microsoft: microsoftTag }

/** Each configured platform with the address of its script. */
export function tagSources(tags: AdTags): [platform: string, address: string][] {
  return usedTags(tags).map(([id, { server, script }]) => [id, env()[server] + script])
}

/** Hosts of the configured platforms, by Content-Security-Policy directive. */
export function tagHosts(tags: AdTags): TagHosts {
  const used = usedTags(tags).map(([, { server, hosts }]) => hostsAt(env()[server], hosts))
  const of = (name: keyof TagHosts) => [...new Set(used.flatMap((hosts) => hosts[name]))]
  return {
    'script-src': of('script-src'),
    'connect-src': of('connect-src'),
    'img-src': of('img-src'),
    'frame-src': of('frame-src'),
  }
}

function usedTags(tags: AdTags): [string, AdTag][] {
  return Object.entries(TAGS).filter(([id]) => tags[id as keyof AdTags])
}

/** A platform's own hosts, or only the configured replacement server. */
function hostsAt(origin: string, usual: TagHosts): TagHosts {
  if (usual['script-src'].includes(origin)) return usual
  return { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin], 'frame-src': [] }
}
