import { isIP } from 'node:net'

/**
 * The hosts under which this site may be asked for: that of SITE_URL and further ones by configuration; one without a port
 * counts on every port. While SITE_URL is a
 * loopback address (development, tests, a first look) every loopback name and bare address counts, on any port.
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
  /** The site's own origin: where visitors of any other host are sent. */
  origin: string
  /** Whether a request that came with this Host header may be answered. X-Forwarded-Host is never asked. */
  isKnown: (host: string | undefined) => boolean
}

function isLocalName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopbackName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
