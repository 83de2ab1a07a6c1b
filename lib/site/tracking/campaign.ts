/** Parameters of specification sections 3 and 7, as advertisements write them into an address, and our names for them. */
export const CAMPAIGN_PARAMETERS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
} as const

export type CampaignField = (typeof CAMPAIGN_PARAMETERS)[keyof typeof CAMPAIGN_PARAMETERS]
export type Campaign = Partial<Record<CampaignField, string>>

export const CAMPAIGN_FIELDS: readonly CampaignField[] = Object.values(CAMPAIGN_PARAMETERS)

/** Those by which an ad platform knows the click again. */
export const CLICK_FIELDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const

/** Longer than any click id; what is longer still is cut here and judged by the server. */
const MAX_LENGTH = 600

/** The campaign parameters and click ids of a query string under our names, letter for letter (F1). */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search)
  const found: Campaign = {}
  for (const [parameter, field] of Object.entries(CAMPAIGN_PARAMETERS)) {
    const value = query.get(parameter)?.trim()
    if (value) found[field] = value.slice(0, MAX_LENGTH)
  }
  return found
}

/** Whether two campaigns are one and the same click. */
export function isSameCampaign(one: Campaign, other: Campaign): boolean {
  return CAMPAIGN_FIELDS.every((field) => one[field] === other[field])
}
