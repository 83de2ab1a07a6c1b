import 'server-only'
import { env } from '@/lib/env'

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
