import { select, text } from '@/lib/records/declare/fields'
import { json } from '@/lib/records/declare/json-fields'

const max = 2_000

/** Where somebody came from, as every form keeps it (specification section 3, tracking). */
export const campaignFields = {
  utmSource: text({ label: 'UTM source', max }),
  utmMedium: text({ label: 'UTM medium', max }),
  utmCampaign: text({ label: 'UTM campaign', max }),
  utmTerm: text({ label: 'UTM term', max }),
  utmContent: text({ label: 'UTM content', max }),
}

/** First and last touch, for the file of an export. */
export function touches() {
  return json({ label: 'First and last touch', offForm: true, readOnly: true })
}

/** The campaign and the click behind a quiz answer or a download. */
export const trackingFields = {
  ...campaignFields,
  landingPageUrl: text({ label: 'Landing page', max }),
  transactionId: text({ offForm: true }),
  gclid: text({ label: 'gclid', max }),
  gbraid: text({ label: 'gbraid', max }),
  wbraid: text({ label: 'wbraid', max }),
  fbp: text({ label: 'fbp', max }),
  fbc: text({ label: 'fbc', max }),
  fbclid: text({ label: 'fbclid', max }),
  msclkid: text({ label: 'msclkid', max }),
  touches: touches(),
  clientUserAgent: text({ label: 'Browser', max }),
  clientIpAddress: text({ label: 'IP address' }),
}

/** Who filled in a quiz or fetched a file. */
export const contactFields = {
  email: text(),
  name: text(),
  phone: text(),
  zipCode: text({ label: 'ZIP' }),
  timeline: text(),
}

/** What they asked for (G3), and why nothing was mailed to them. */
export const choiceFields = {
  contact: select(['information', 'call'], { default: 'information', label: 'Asked for' }),
  heldReason: text({ label: 'Held back' }),
}
