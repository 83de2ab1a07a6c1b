import type { DuplicateReason } from '@/lib/desk/households/suggestions'

const WORDS: Record<DuplicateReason, string> = {
  phone: 'Same phone number',
  email: 'Same email address',
  resident: 'The same name would move in',
  name: 'Same name and community, within two weeks',
}

/** Why two households look like one, each reason a phrase. */
export function reasonWords(reasons: readonly DuplicateReason[]): string[] {
  return reasons.map((reason) => WORDS[reason])
}
