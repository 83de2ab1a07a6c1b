type Numbers = { phoneDisplay: string | null; phoneDial: string | null }
type Settings = { companyPhoneDisplay: string; companyPhoneDial: string }

/** The community's phone number, or else the company's (A10). */
export function phoneOf(community: Numbers | null, settings: Settings): { display: string; dial: string } {
  if (community?.phoneDisplay && community.phoneDial) {
    return { display: community.phoneDisplay, dial: community.phoneDial }
  }
  return { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
}
