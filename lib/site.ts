import 'server-only'
import { env } from '@/lib/env'

/** Used where site settings do not say (specification section 9: default fallbacks exist). */
export const FALLBACK = {
  companyName: 'Evergrove Senior Living',
  companyPhoneDisplay: '(303) 555-0140',
  companyPhoneDial: '+13035550140',
  companyEmail: 'hello@evergrove.example',
  supportEmail: 'leads@evergrove.example',
} as const

/** Absolute address of a path on this site; never built from a request's Host header. */
export function siteUrl(path = '/'): string {
  return new URL(path, env().SITE_URL).toString()
}
