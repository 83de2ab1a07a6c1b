import { siteUrl } from '@/lib/platform/site'

/** Questions and reports of the voice service (app/api/webhooks/voice/[event]). */
export type VoiceEvent =
  | 'answered'
  | 'key'
  | 'family-answered'
  | 'family-ended'
  | 'said'
  | 'status'
  | 'incoming'
  | 'incoming-status'
  | 'room'
  | 'voicemail'
  | 'recording'

/** Two retries, after 5 s without an answer: an instance may be restarting. */
const PATIENCE = '#rc=2&rt=5000'

/** Address that the service asks about a call. The signature covers its query, so nobody can change it. */
export function voiceAddress(event: VoiceEvent, query: Record<string, string>): string {
  return siteUrl(`/api/webhooks/voice/${event}?${new URLSearchParams(query)}${PATIENCE}`)
}

/** Addresses to enter at the service for each number of ours. */
export function numberAddresses(): { incoming: string; status: string } {
  return {
    incoming: siteUrl('/api/webhooks/voice/incoming'),
    status: siteUrl('/api/webhooks/voice/incoming-status'),
  }
}
