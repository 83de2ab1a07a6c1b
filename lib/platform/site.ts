import 'server-only'
import { env } from '@/lib/platform/env'
import { isLoopbackName, type KnownHosts, knownHosts } from '@/lib/platform/known-hosts'

/** The company's name, or the site's host while it has none: no name is invented (decision 111). */
export function companyNameOrHost(name: string | null | undefined): string {
  return name?.trim() || new URL(env().SITE_URL).host
}

/** The absolute URL of a path; never built from a request's Host header. */
export function siteUrl(path = '/'): string {
  return new URL(path, env().SITE_URL).toString()
}

/** The path of an address on this site; null for other sites, mail, phone numbers and fragments. */
export function pathHere(href: string): string | null {
  if (!/^(?:\/(?!\/)|https?:)/i.test(href) || !URL.canParse(href, siteUrl())) return null
  const { origin, pathname } = new URL(href, siteUrl())
  return origin === new URL(siteUrl()).origin ? pathname : null
}

/** The hosts that this site serves: SITE_URL and ALLOWED_HOSTS. */
export function siteHosts(): KnownHosts {
  const { SITE_URL, ALLOWED_HOSTS } = env()
  return knownHosts(
    SITE_URL,
    ALLOWED_HOSTS?.split(',').map((name) => name.trim()),
  )
}

/** The path, query and fragment of an address on this site, under any of its hosts; null for others. */
export function ownAddress(address: string): string | null {
  if (/^\/(?!\/)/.test(address)) return address
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null
  const { host, port, pathname, search, hash } = new URL(address)
  const site = new URL(siteUrl())
  // On a developer's machine every port is another site.
  if (!siteHosts().isKnown(host) || (isLoopbackName(site.hostname) && port !== site.port)) return null
  return `${pathname}${search}${hash}`
}
