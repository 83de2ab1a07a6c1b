import 'server-only'
import { env } from '@/lib/platform/env'

/** Used where site settings do not say (specification section 9: default fallbacks exist). */
export const FALLBACK = {
  companyName: 'Porchlight Senior Living',
  companyPhoneDisplay: '(800) 555-0100',
  companyPhoneDial: '+18005550100',
  companyEmail: 'hello@porchlight.example',
  supportEmail: 'leads@porchlight.example',
} as const

/** Absolute address of a path on this site; never built from a request's Host header. */
export function siteUrl(path = '/'): string {
  return new URL(path, env().SITE_URL).toString()
}

/** The path that an address has on this site; null for other sites, mail, telephone numbers and places on the page. */
export function pathHere(href: string): string | null {
  if (!/^(?:\/(?!\/)|https?:)/i.test(href) || !URL.canParse(href, siteUrl())) return null
  const { origin, pathname } = new URL(href, siteUrl())
  return origin === new URL(siteUrl()).origin ? pathname : null
}
