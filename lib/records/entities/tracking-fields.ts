import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'
import { select, text } from '@/lib/records/declare/fields'
import { json } from '@/lib/records/declare/json-fields'

const max = 2_000

/** Campaign parameters, as every form stores them (specification section 3, tracking). */
const campaignFields = {
  utmSource: text({ label: 'UTM source', max }),
  utmMedium: text({ label: 'UTM medium', max }),
  utmCampaign: text({ label: 'UTM campaign', max }),
  utmTerm: text({ label: 'UTM term', max }),
  utmContent: text({ label: 'UTM content', max }),
}

/** First and last touch, for exports only. */
export function touches() {
  return json({ label: 'First and last touch', offForm: true, readOnly: true })
}

export const trackingFields = {
  ...campaignFields,
  landingPageUrl: text({ label: 'Landing page', max }),
  transactionId: text({ offForm: true }),
  ...perAdId((label) => text({ label, max })),
  touches: touches(),
  clientUserAgent: text({ label: 'Browser', max }),
  clientIpAddress: text({ label: 'IP address' }),
}

export const contactFields = {
  email: text(),
  name: text(),
  phone: text(),
  zipCode: text({ label: 'ZIP code' }),
  timeline: text(),
}

/** The visitor's choice (G3), and why no mail was sent. */
export const choiceFields = {
  contact: select(['information', 'call'], { default: 'information', label: 'Requested' }),
  heldReason: text({ label: 'Reason not emailed' }),
}
