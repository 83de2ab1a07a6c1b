import { useQuery } from '@tanstack/react-query'
import { phoneDial } from '@/lib/platform/phones/phone'

/** Empty where the settings hold nothing. */
export type SiteContact = {
  companyPhoneDisplay: string
  companyPhoneDial: string
  companyEmail: string
  supportEmail: string
}

const FIVE_MINUTES = 300_000

/** Fills missing fields from `fallback`; a missing dial form is derived from the display form. */
export function completeContact(
  answer: Partial<Record<keyof SiteContact, string | null>> | undefined,
  fallback: SiteContact,
): SiteContact {
  const display = answer?.companyPhoneDisplay || fallback.companyPhoneDisplay
  const dialOfDisplay = answer?.companyPhoneDisplay ? phoneDial(display) : fallback.companyPhoneDial
  return {
    companyPhoneDisplay: display,
    companyPhoneDial: answer?.companyPhoneDial || dialOfDisplay,
    companyEmail: answer?.companyEmail || fallback.companyEmail,
    supportEmail: answer?.supportEmail || fallback.supportEmail,
  }
}

/** The company's contact data, fresh for five minutes; `known` is shown meanwhile. */
export function useSiteSettings(known: SiteContact): SiteContact {
  const { data } = useQuery<Partial<SiteContact>>({
    queryKey: ['/api/site-settings'],
    staleTime: FIVE_MINUTES,
  })
  return completeContact(data, known)
}
