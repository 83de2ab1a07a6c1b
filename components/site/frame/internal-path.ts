import { runsCustomScripts } from '@/lib/browser/custom-scripts'

/** Not pages of the public site: these load as documents. */
const DOCUMENTS = /^\/(?:admin|login|api|media|_next)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * Path, query and hash of a link to another page of this site, else null (other hosts, downloads, new
 * windows, same-page anchors). Always null while a landing page's custom scripts run: they end with their
 * page (decision 070).
 */
export function internalPath(link: HTMLAnchorElement, here: Location = location): string | null {
  if (runsCustomScripts()) return null
  if (!link.href || link.origin !== here.origin || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  if (DOCUMENTS.test(link.pathname)) return null
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return null
  return link.pathname + link.search + link.hash
}
