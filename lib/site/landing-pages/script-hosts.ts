import 'server-only'
import { env } from '@/lib/platform/env'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { type ParsedScripts, parseScripts } from '@/lib/site/landing-pages/parse-scripts'

/** Hosts allowed for landing page scripts. Empty (the default) turns such scripts off. */
export function scriptHosts(): string[] {
  return (env().CUSTOM_SCRIPT_HOSTS ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
}

/** Parses scripts before saving; a script from an unlisted host is a fault. */
export function checkScripts(text: string, hosts = scriptHosts()): ParsedScripts {
  const parsed = parseScripts(text)
  const foreign = parsed.scripts.find((script) => !isAllowed(script, hosts))
  if (!foreign || !('src' in foreign)) return parsed
  const { protocol, host } = new URL(foreign.src)
  const fault =
    protocol === 'http:'
      ? `${host}: scripts must use https://`
      : `Scripts from ${host} are not allowed here. The person who runs the server can allow them (CUSTOM_SCRIPT_HOSTS).`
  return { scripts: [], fault }
}

/** Stored scripts that may run now, since a host may have been removed from the list. */
export function runnableScripts(text: string | null, hosts = scriptHosts()): CustomScript[] {
  if (hosts.length === 0 || !text) return []
  return parseScripts(text).scripts.filter((script) => isAllowed(script, hosts))
}

/** Inline code needs no host. `*.example.com` matches every subdomain, as in a CSP. */
function isAllowed(script: CustomScript, hosts: string[]): boolean {
  if (!('src' in script)) return true
  const { protocol, host, origin } = new URL(script.src)
  return hosts.some((listed) => {
    if (listed.startsWith('http:')) return listed === origin
    if (protocol !== 'https:') return false
    return listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : listed === host
  })
}
