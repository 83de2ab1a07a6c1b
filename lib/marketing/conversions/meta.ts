import 'server-only'
import type { ConversionPlatform } from '@/lib/marketing/conversions/conversion-platform'
import { hashed, metaEmail, metaPhone } from '@/lib/marketing/conversions/match-keys'
import { metaEvent, metaMatch } from '@/lib/marketing/conversions/meta-event'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { conflict } from '@/lib/platform/errors'
import { metaDataSource, sendMetaEvent } from '@/lib/platform/integrations/meta-graph'

/** Meta takes offline events no longer. */
const FILED_DAYS = 62

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)

export const metaConversions: ConversionPlatform = {
  platform: meta,
  file: {
    name: meta.id,
    about: 'What Meta has not taken yet, as offline events.',
    days: FILED_DAYS,
    columns: [
      ['event_name', ({ event }) => event],
      ['event_time', ({ happenedAt }) => seconds(happenedAt)],
      ['event_id', ({ transactionId }) => transactionId],
      ['value', ({ value }) => value],
      ['currency', () => 'USD'],
      ['email', ({ email }) => hashed(email, metaEmail)],
      ['phone', ({ phone }) => hashed(phone, metaPhone)],
    ],
  },
  corrections: {
    name: 'meta-corrections',
    about: 'What Meta counts too much, by event id. It takes nothing back.',
    columns: [
      ['event_name', ({ event }) => event],
      ['event_time', ({ happenedAt }) => seconds(happenedAt)],
      ['event_id', ({ transactionId }) => transactionId],
      ['found_wrong', ({ correctedAt }) => correctedAt?.toISOString()],
    ],
  },
  api: {
    isSet: () => metaDataSource() !== null,
    oldestDays: 7,
    async send(lead, signal) {
      const event = metaEvent(lead)
      const matchedBy = metaMatch(event)
      if (!matchedBy) return null
      const { trace, warnings } = await sendMetaEvent(event, { signal })
      return { matchedBy, vendorRequest: trace || null, warnings, words: 'Meta received 1 event' }
    },
    async test(lead) {
      const source = metaDataSource()
      if (!source) throw conflict('No data source of Meta is set')
      if (!source.testEventCode)
        throw conflict(
          'Set META_TEST_EVENT_CODE to the code of Meta’s screen “Test events”: without it a test would count',
        )
      const { warnings } = await sendMetaEvent(metaEvent(lead(1)), { isTest: true })
      return ['It stands on the screen “Test events”', ...warnings].join('; ')
    },
  },
}
