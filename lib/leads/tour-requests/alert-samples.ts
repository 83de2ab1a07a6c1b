import type { AlertedLead } from '@/lib/leads/tour-requests/alert-mail'

/** Samples of alerts to staff; `typed` is in every field of the visitor. */
export function alertSamples(typed: string): { lead: AlertedLead; companyZone: string; now: Date }[] {
  const lead: AlertedLead = {
    id: '0199aa00-1111-7000-8000-000000000001',
    reference: '7KDQ2M',
    name: typed,
    phone: '(303) 555-0142',
    phoneE164: '+13035550142',
    phoneExtension: null,
    email: 'ann@example.com',
    message: typed,
    preferredDate: new Date('2026-12-02T21:30:00Z'),
    source: 'tour',
    promise: 'We call you within 10 minutes.',
    callDueAt: new Date('2026-11-27T18:10:00Z'),
    createdAt: new Date('2026-11-27T18:00:00Z'),
    community: { name: 'Birch Court', timeZone: 'America/Chicago' },
    inquiredAgain: true,
    hasAnswers: true,
    requestId: null,
  }
  const sent = { companyZone: 'America/Chicago', now: new Date('2026-11-27T18:01:00Z') }
  return [
    { lead, ...sent },
    { lead: { ...lead, alertText: 'request for a video tour' }, ...sent },
    { lead: { ...lead, minute: 5, community: null }, ...sent },
    { lead: { ...lead, news: 'family-texted', texted: typed }, ...sent },
  ]
}
