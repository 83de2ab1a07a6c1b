import 'server-only'
import type { ConversionPlatform } from '@/lib/marketing/conversions/conversion-platform'
import { hashed, metaEmail, metaPhone, sha256 } from '@/lib/marketing/conversions/match-keys'
import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { env } from '@/lib/platform/env'
import { conflict } from '@/lib/platform/errors'
import { metaDataSource, sendMetaEvent } from '@/lib/platform/integrations/meta-graph'
import { siteUrl } from '@/lib/platform/site'

/** Meta takes offline events no longer. */
const FILED_DAYS = 62

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)

export const metaConversions: ConversionPlatform = {
  platform: meta,
  file: {
    name: meta.id,
    about: 'Conversions that Meta has not accepted yet, as offline events.',
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
    about: 'Conversions that Meta should not count, by event ID. Meta accepts no corrections.',
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
      if (!source) throw conflict('Meta is not connected')
      if (!source.testEventCode)
        throw conflict(
          'Set META_TEST_EVENT_CODE to the code on Meta’s “Test events” screen. Without it, the test would count as a conversion',
        )
      const { warnings } = await sendMetaEvent(metaEvent(lead(1)), { isTest: true })
      return ['See the event on the “Test events” screen', ...warnings].join('; ')
    },
  },
}

/** Contains time, value, click id and hashed contacts; no page URL, since paths can reveal care types. */
function metaEvent(lead: ReportedLead) {
  const { META_EVENT_NAME, META_EVENT_NAME_TIER2 } = env()
  const number = lead.phone && metaPhone(lead.phone)
  // Meta accepts website events only with a user agent; tours are reported by staff anyway.
  const isOnSite = lead.tier === 1 && lead.clientUserAgent !== null
  return {
    event_name: lead.tier === 1 ? META_EVENT_NAME : META_EVENT_NAME_TIER2,
    event_time: Math.floor(lead.happenedAt.getTime() / 1_000),
    event_id: lead.transactionId,
    ...(isOnSite
      ? { action_source: 'website', event_source_url: siteUrl('/') }
      : { action_source: 'system_generated' }),
    user_data: {
      ...(lead.email && { em: [sha256(metaEmail(lead.email))] }),
      ...(number && { ph: [sha256(number)] }),
      ...(lead.clientIpAddress && { client_ip_address: lead.clientIpAddress }),
      ...(lead.clientUserAgent && { client_user_agent: lead.clientUserAgent }),
      ...(lead.fbp && { fbp: lead.fbp }),
      ...(lead.fbc && { fbc: lead.fbc }),
    },
    custom_data: { value: lead.value, currency: lead.currency },
  }
}

/** Identifier that Meta can match the event by; null if there is none, so it is not sent. */
function metaMatch({ user_data: { fbc, em, ph } }: ReturnType<typeof metaEvent>): string | null {
  return fbc ? 'fbc' : em || ph ? 'contact' : null
}
