export type ContactChannel = 'call' | 'text' | 'mail'

/** (decision 036) */
export const REFUSED_SCOPES = ['automated', 'call', 'text', 'mail', 'everything'] as const

export type RefusedScope = (typeof REFUSED_SCOPES)[number]

export const WAYS_SAID = ['phone', 'text-reply', 'mail', 'in-person'] as const

export type WaySaid = (typeof WAYS_SAID)[number]

/** Each scope as a choice and as a clause: 'asked not to be called'. */
export const SCOPE_WORDS: Record<RefusedScope, { label: string; asked: string }> = {
  automated: { label: 'No automated messages', asked: 'asked not to receive automated messages' },
  call: { label: 'No calls', asked: 'asked not to be called' },
  text: { label: 'No texts', asked: 'asked not to be texted' },
  mail: { label: 'No email', asked: 'asked not to be emailed' },
  everything: { label: 'No contact at all', asked: 'asked not to be contacted' },
}

export const WAY_LABELS: Record<WaySaid, string> = {
  phone: 'on the phone',
  'text-reply': 'in a reply to a text',
  mail: 'in an email or letter',
  'in-person': 'in person',
}

/** True when this can be refused at a way: an address gets no calls, a number no email. */
export function fitsWay(scope: RefusedScope, way: string): boolean {
  if (scope === 'automated' || scope === 'everything') return true
  return way.includes('@') === (scope === 'mail')
}

/** True when a refusal covers a contact. 'automated' (STOP) covers automatic messages and all texts. */
export function covers(scope: RefusedScope, channel: ContactChannel, by: 'person' | 'system'): boolean {
  if (scope === 'everything' || scope === channel) return true
  return scope === 'automated' && (by === 'system' || channel === 'text')
}

export function isRefusedScope(text: string): text is RefusedScope {
  return (REFUSED_SCOPES as readonly string[]).includes(text)
}

export function wayLabel(how: string): string {
  return (WAY_LABELS as Record<string, string>)[how] ?? how
}
