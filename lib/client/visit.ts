const KEY = 'porchlight-visit'

/** Parameters of specification sections 3 and 7, as advertisements write them into an address. */
const PARAMETERS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
} as const

type Parameter = (typeof PARAMETERS)[keyof typeof PARAMETERS]

/** How this visit began, and the last advertisement it came through. */
export type Visit = { landingPageUrl: string } & Partial<Record<Parameter, string>>

/** The campaign parameters and click ids of a query string, under their field names; cut to 300 characters. */
export function campaignOf(search: string): Partial<Record<Parameter, string>> {
  const query = new URLSearchParams(search)
  const found: Partial<Record<Parameter, string>> = {}
  for (const [parameter, field] of Object.entries(PARAMETERS)) {
    const value = query.get(parameter)?.trim()
    if (value) found[field] = value.slice(0, 300)
  }
  return found
}

/** Notes the first page of the visit and any advertisement in the address. Browser only; silent without storage. */
export function noteVisit(): void {
  const arrived = campaignOf(location.search)
  const known = readVisit()
  if (known && Object.keys(arrived).length === 0) return
  // A new advertisement replaces the one before it whole: half of each would name a campaign that never was.
  const visit: Visit = { landingPageUrl: known?.landingPageUrl ?? location.href.slice(0, 2000), ...arrived }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Storage may be forbidden; the lead then carries the page it is sent from.
  }
}

/** What `noteVisit` kept in this tab, or null. */
export function readVisit(): Visit | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'landingPageUrl' in kept ? (kept as Visit) : null
  } catch {
    return null
  }
}
