import { isIP } from 'node:net'

/**
 * Hosts that this site serves. Configured names without a port match every port. With a loopback SITE_URL
 * (development, tests), any loopback name and IP address matches.
 */
export function knownHosts(siteUrl: string, further: readonly string[] = []): KnownHosts {
  const { host, hostname, origin } = new URL(siteUrl)
  const listed = new Set([host, ...further.map((name) => name.toLowerCase())])
  const isLocal = isLoopbackName(hostname)

  return {
    origin,
    isKnown(given) {
      if (given === undefined) return false
      if (listed.has(given)) return true
      const name = given.toLowerCase()
      return listed.has(name) || listed.has(name.replace(/:\d+$/, '')) || (isLocal && isLocalName(name))
    },
  }
}

export type KnownHosts = {
  /** The site's own origin, to which visitors of other hosts are redirected. */
  origin: string
  /** Checks a Host header. X-Forwarded-Host is never used. */
  isKnown: (host: string | undefined) => boolean
}

function isLocalName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopbackName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
