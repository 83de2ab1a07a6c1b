import { CLICK_FIELDS, type ClickField } from '@/lib/platform/ad-platforms/ad-platforms'

const UTM_PARAMETERS = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const

export type CampaignField = (typeof UTM_PARAMETERS)[keyof typeof UTM_PARAMETERS] | ClickField
export type Campaign = Partial<Record<CampaignField, string>>

/** URL parameters of specification sections 3 and 7, and our field names for them. */
export const CAMPAIGN_PARAMETERS: Readonly<Record<string, CampaignField>> = {
  ...UTM_PARAMETERS,
  ...Object.fromEntries(CLICK_FIELDS.map((id) => [id, id])),
}

export const CAMPAIGN_FIELDS: readonly CampaignField[] = Object.values(CAMPAIGN_PARAMETERS)

/** Longer than any click id; the server validates what remains. */
const MAX_LENGTH = 600

/** Campaign parameters and click ids of a query string, values unchanged (F1). */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search)
  const found: Campaign = {}
  for (const [parameter, field] of Object.entries(CAMPAIGN_PARAMETERS)) {
    const value = query.get(parameter)?.trim()
    if (value) found[field] = value.slice(0, MAX_LENGTH)
  }
  return found
}

export function isSameCampaign(one: Campaign, other: Campaign): boolean {
  return CAMPAIGN_FIELDS.every((field) => one[field] === other[field])
}
