import { refusesAds } from '@/lib/browser/ad-choice'
import { pageCookies } from '@/lib/browser/page-cookies'
import { readVisit, type Visit } from '@/lib/browser/visit'

/** Tracking fields of a lead (specification section 7) other than the form's own. */
type LeadTracking = Partial<Visit> & {
  landingPageUrl: string
  clientUserAgent: string
  fbp?: string
  fbc?: string
  /** Sent only when 'denied': the server defaults to granted (reading 10). */
  adConsent?: 'denied'
}

export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** Collects campaign, click ids and ad cookies when a form is sent. Browser only. */
export function collectTracking(): LeadTracking {
  const visit = readVisit()
  const fbp = cookieValue(pageCookies(), '_fbp')
  const fbc = cookieValue(pageCookies(), '_fbc')
  return {
    ...visit,
    landingPageUrl: visit?.landingPageUrl ?? location.href.slice(0, 2000),
    clientUserAgent: navigator.userAgent.slice(0, 500),
    ...(fbp && { fbp }),
    ...(fbc && { fbc }),
    ...(refusesAds() && { adConsent: 'denied' as const }),
  }
}
