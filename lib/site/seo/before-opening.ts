import 'server-only'
import { SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'
import { isPrivateAddress } from '@/lib/site/seo/private-addresses'

/** Lists and drawings of what visitors will see. */
const WITH_THE_SITE: ReadonlySet<string> = new Set([
  'care',
  'floor-plans',
  'llms.txt',
  'prices.json',
  'properties',
  'sitemap.xml',
  'sitemaps',
])

/** True for addresses that answer before the site opens: staff, programs, private links (decision 111). */
export function isShownBeforeOpening(url: string): boolean {
  const path = decoded(url.split('?', 1)[0] ?? '/')
  const segments = path?.split('/').filter(Boolean) ?? []
  const [first = ''] = segments
  if (first === 'login' && segments.length === 1) return true
  if (isPrivateAddress(segments)) return true
  // Cards of pages name what they show; the logo is in the first mail already.
  if (first === 'share') return segments[1] === 'mail-logo'
  return SYSTEM_SEGMENTS.has(first) && !WITH_THE_SITE.has(first)
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
