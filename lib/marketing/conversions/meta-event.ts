import 'server-only'
import { metaEmail, metaPhone, sha256 } from '@/lib/marketing/conversions/match-keys'
import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'
import { env } from '@/lib/platform/env'
import { siteUrl } from '@/lib/platform/site'

/** Contains time, value, click id and hashed contacts; no page URL, since paths can reveal care types. */
export function metaEvent(lead: ReportedLead) {
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

/** Identifier by which Meta can match the event; null if there is none, so it is not sent. */
export function metaMatch({ user_data: { fbc, em, ph } }: ReturnType<typeof metaEvent>): string | null {
  return fbc ? 'fbc' : em || ph ? 'contact' : null
}
