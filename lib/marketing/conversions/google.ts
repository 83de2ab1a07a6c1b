import 'server-only'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { ConversionPlatform, Verdict } from '@/lib/marketing/conversions/conversion-platform'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { googleEvent, googleMatch } from '@/lib/marketing/conversions/google-event'
import { googlePhone, hashed } from '@/lib/marketing/conversions/match-keys'
import { TIER_NAMES } from '@/lib/marketing/conversions/upload-states'
import { google } from '@/lib/platform/ad-platforms/google'
import { conflict } from '@/lib/platform/errors'
import { googleAccount, googleStatus, ingest } from '@/lib/platform/integrations/google-api'

/** Not zero, which is final at Google (Help, answer 7686447); spam may turn out to be a family. */
const RESTATED_VALUE = 0.01

/** Google's limit for corrections. */
const CORRECTED_WITHIN_DAYS = 54

/** Errors for duplicates, which count as success, and Google's internal error. */
const KNOWN = ['DUPLICATE_TRANSACTION_ID', 'DUPLICATE_GCLID']
const PASSING = 'INTERNAL_ERROR'

/** Google's files allow no offset with a colon: the zone is in the parameter row. */
const ZONE = ['Parameters:TimeZone=+0000']
const googleTime = (at: Date) => format(new TZDate(at, 'UTC'), 'yyyy-MM-dd HH:mm:ss')

export const googleConversions: ConversionPlatform = {
  platform: google,
  file: {
    name: google.id,
    about: 'Conversions that Google has not accepted yet, in the format of Google’s Uploads page.',
    before: ZONE,
    columns: [
      ['Google Click ID', ({ gclid }) => gclid],
      ['GBRAID', ({ gclid, gbraid }) => (gclid ? '' : gbraid)],
      ['WBRAID', ({ gclid, gbraid, wbraid }) => (gclid || gbraid ? '' : wbraid)],
      ['Email', ({ email }) => hashed(email, googleEmail)],
      ['Phone Number', ({ phone }) => hashed(phone, googlePhone)],
      ['Conversion Name', ({ name }) => name],
      ['Conversion Time', ({ happenedAt }) => googleTime(happenedAt)],
      ['Conversion Value', ({ value }) => value],
      ['Conversion Currency', () => 'USD'],
      ['Order ID', ({ transactionId }) => transactionId],
      ['Ad User Data', () => 'Granted'],
      ['Ad Personalization', () => 'Granted'],
    ],
  },
  corrections: {
    name: 'corrections',
    about: `Conversions of the last ${CORRECTED_WITHIN_DAYS} days to retract. Google cannot restore a retracted conversion.`,
    days: CORRECTED_WITHIN_DAYS,
    before: ZONE,
    columns: [
      ['Order ID', ({ transactionId }) => transactionId],
      ['Conversion Name', ({ name }) => name],
      ['Adjustment Time', ({ correctedAt, happenedAt }) => googleTime(correctedAt ?? happenedAt)],
      ['Adjustment Type', () => 'RETRACT'],
      ['Adjusted Value', () => ''],
      ['Adjusted Value Currency', () => ''],
    ],
  },
  api: {
    isSet: () => googleAccount() !== null,
    oldestDays: 90,
    async send(lead, signal) {
      const event = googleEvent(lead)
      const matchedBy = googleMatch(event)
      if (!matchedBy) return null
      const { requestId, warnings } = await ingest(lead.tier, event, { signal })
      return {
        matchedBy,
        vendorRequest: requestId,
        warnings,
        words: `Accepted by Google, request ${requestId}`,
      }
    },
    async test(lead) {
      if (!googleAccount()) throw conflict('Google Ads is not connected')
      const warnings: string[] = []
      for (const tier of Object.keys(TIER_NAMES).map(Number)) {
        const answer = await ingest(tier, googleEvent(lead(tier)), { validateOnly: true })
        warnings.push(...answer.warnings)
      }
      return warnings.length > 0 ? `Test passed with warnings: ${warnings.join('; ')}` : 'Test passed'
    },
    async verdictOn(vendorRequest, signal) {
      const { status, errors, warnings } = await googleStatus(vendorRequest, signal)
      const words = errors.length > 0 ? `${status}: ${errors.join(', ')}` : status
      return { state: stateOf(status, errors), words, warnings }
    },
    restate: {
      withinDays: CORRECTED_WITHIN_DAYS,
      async send(lead, signal) {
        const event = { ...googleEvent(lead), conversionValue: RESTATED_VALUE }
        const { requestId } = await ingest(lead.tier, event, { signal })
        return `Corrected by Google, request ${requestId}`
      },
    },
  },
}

function stateOf(status: string, errors: string[]): Verdict['state'] {
  if (status === 'PROCESSING') return 'pending'
  const serious = errors.filter((reason) => !KNOWN.includes(reason))
  if (status === 'SUCCESS' || (errors.length > 0 && serious.length === 0)) return 'confirmed'
  return serious.length > 0 && serious.every((reason) => reason === PASSING) ? 'send-again' : 'refused'
}
