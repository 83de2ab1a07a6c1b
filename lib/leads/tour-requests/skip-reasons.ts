/** Reasons to leave a waiting family to colleagues; `said` follows a name: 'maria …'. */
export const SKIP_REASONS = ['busy', 'language', 'asked-for', 'elsewhere', 'acquainted'] as const

export type SkipReason = (typeof SKIP_REASONS)[number]

export const SKIP_LABELS: Record<SkipReason, { label: string; said: string }> = {
  busy: { label: 'I am with a family', said: 'is with a family' },
  language: { label: 'They need another language', said: 'does not speak their language' },
  'asked-for': { label: 'They asked for someone else', said: 'is not the person they asked for' },
  elsewhere: { label: 'It is for another community', said: 'thinks it is for another community' },
  acquainted: { label: 'I know them', said: 'knows them and should not call' },
}

export function isSkipReason(text: string): text is SkipReason {
  return (SKIP_REASONS as readonly string[]).includes(text)
}
