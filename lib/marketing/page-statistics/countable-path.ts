import 'server-only'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { isPage } from '@/lib/site/seo/resolve-address'

/** Paths that are no pages for visitors. */
const NO_PAGE = /^\/(?:admin|api|login|media|_next|monitoring)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/** Path of a counted page without trailing slash; null for private and unknown pages. */
export async function countablePath(page: string): Promise<string | null> {
  const path = page === '/' ? page : page.replace(/\/+$/, '')
  return NO_PAGE.test(path) || isPrivatePage(path) || !(await isPage(path)) ? null : path
}

/** Local day in the company's zone, with the zone (IANA). */
export async function dayOfViews(now: Date): Promise<{ day: string; zone: string }> {
  const zone = await companyZone()
  return { day: format(new TZDate(now, zone), 'yyyy-MM-dd'), zone }
}
