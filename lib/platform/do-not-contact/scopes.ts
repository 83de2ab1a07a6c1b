/** How somebody can be contacted. */
export type ContactChannel = 'call' | 'text' | 'mail'

/** What somebody can have said no to (decision 036). */
export const REFUSED_SCOPES = ['automated', 'call', 'text', 'mail', 'everything'] as const

export type RefusedScope = (typeof REFUSED_SCOPES)[number]

/** How it was said. */
export const WAYS_SAID = ['phone', 'text-reply', 'mail', 'in-person'] as const

export type WaySaid = (typeof WAYS_SAID)[number]

/** Each scope as a choice, and as what they asked: 'asked not to be called'. */
export const SCOPE_WORDS: Record<RefusedScope, { label: string; asked: string }> = {
  automated: { label: 'Nothing automated', asked: 'asked for no automated messages' },
  call: { label: 'No calls', asked: 'asked not to be called' },
  text: { label: 'No texts', asked: 'asked not to be texted' },
  mail: { label: 'No email', asked: 'asked not to be emailed' },
  everything: { label: 'No contact at all', asked: 'asked not to be contacted' },
}

export const WAY_WORDS: Record<WaySaid, string> = {
  phone: 'on the phone',
  'text-reply': 'in a reply to a text',
  mail: 'in an email or letter',
  'in-person': 'in person',
}

/** What can be refused for a telephone number, and for an e-mail address. */
export const SCOPES_OF = {
  phone: ['automated', 'call', 'text', 'everything'],
  email: ['automated', 'mail', 'everything'],
} as const satisfies Record<string, readonly RefusedScope[]>

/**
 * Whether a refusal covers a contact. "Nothing automated", what STOP means, covers whatever the system sends by itself, and every
 * text: who answers a text with STOP means texts, whoever writes them. A person may still call or write a letter.
 */
export function covers(scope: RefusedScope, channel: ContactChannel, by: 'person' | 'system'): boolean {
  if (scope === 'everything' || scope === channel) return true
  return scope === 'automated' && (by === 'system' || channel === 'text')
}

/** Whether text from the database names a scope. */
export function isRefusedScope(text: string): text is RefusedScope {
  return (REFUSED_SCOPES as readonly string[]).includes(text)
}

/** 'in a reply to a text'; the text itself when it is none of ours. */
export function wayWords(how: string): string {
  return (WAY_WORDS as Record<string, string>)[how] ?? how
}
