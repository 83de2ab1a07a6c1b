export const KEY_SCOPES = ['leads:write', 'leads:read', 'content:read', 'content:drafts'] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

export const SCOPE_COPY: Record<KeyScope, { label: string; hint: string }> = {
  'leads:write': {
    label: 'Send tour requests',
    hint: 'Requests appear on the lead desk right away under the key’s name. The key cannot read anything.',
  },
  'leads:read': {
    label: 'Follow its own requests',
    hint: 'Read the status of its own requests (no names), manage its webhook endpoints, and rotate itself. Not for a key used in a web page.',
  },
  'content:read': {
    label: 'Read published content',
    hint: 'Communities, prices, articles, pictures and everything else visitors see. No drafts and no families. Also for AI assistants.',
  },
  'content:drafts': {
    label: 'Write drafts',
    hint: 'Changes and new records stay drafts until someone publishes them. The key can also read drafts. Also for AI assistants.',
  },
}

export function isKeyScope(text: string): text is KeyScope {
  return (KEY_SCOPES as readonly string[]).includes(text)
}

/** Actions on records that the content scopes allow at most. */
export function actionsOf(scopes: readonly KeyScope[]): ('read' | 'create' | 'update')[] {
  if (scopes.includes('content:drafts')) return ['read', 'create', 'update']
  return scopes.includes('content:read') ? ['read'] : []
}

/** Name in history, drafts and the activity log, recognizable as a key. */
export function keyTitle(name: string): string {
  return `API key “${name}”`
}
