import 'server-only'
import { env } from '@/lib/platform/env'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'
import { type ParsedScripts, parseScripts } from '@/lib/site/landing-pages/parse-scripts'

/** The hosts from which scripts of landing pages may come; none, as at first, switches such scripts off. */
export function scriptHosts(): string[] {
  return (env().CUSTOM_SCRIPT_HOSTS ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
}

/** Reads scripts for storing: one of a host that is not listed is a fault, which names it. */
export function judgeScripts(text: string, hosts = scriptHosts()): ParsedScripts {
  const parsed = parseScripts(text)
  const foreign = parsed.scripts.find((script) => !isAllowed(script, hosts))
  if (!foreign || !('src' in foreign)) return parsed
  const { protocol, host } = new URL(foreign.src)
  const fault =
    protocol === 'http:'
      ? `${host}: a script must come by https://`
      : `${host} is not among the hosts that may be used here. Whoever runs the server can allow it (CUSTOM_SCRIPT_HOSTS).`
  return { scripts: [], fault }
}

/** What of stored scripts may run now: a host may have been taken off the list since. */
export function runnableScripts(text: string | null, hosts = scriptHosts()): CustomScript[] {
  if (hosts.length === 0 || !text) return []
  return parseScripts(text).scripts.filter((script) => isAllowed(script, hosts))
}

/** Code in the page needs no host. `*.example.com` stands for every name below it, as in a script policy. */
function isAllowed(script: CustomScript, hosts: string[]): boolean {
  if (!('src' in script)) return true
  const { protocol, host, origin } = new URL(script.src)
  return hosts.some((listed) => {
    if (listed.startsWith('http:')) return listed === origin
    if (protocol !== 'https:') return false
    return listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : listed === host
  })
}
