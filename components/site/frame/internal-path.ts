import { runsCustomScripts } from '@/lib/browser/custom-scripts'

/** Places that are not pages of the public site: they load as documents. */
const DOCUMENTS = /^\/(?:admin|login|api|media|_next)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * Path, query and hash a link leads to when that is another page of this site, else null: other hosts, downloads, files,
 * new windows and places on the same page are the browser's own business. So is everything in a document in which scripts of a landing
 * page run: they end with their page (decision 070).
 */
export function internalPath(link: HTMLAnchorElement, here: Location = location): string | null {
  if (runsCustomScripts()) return null
  if (!link.href || link.origin !== here.origin || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  if (DOCUMENTS.test(link.pathname)) return null
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return null
  return link.pathname + link.search + link.hash
}
