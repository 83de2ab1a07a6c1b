import type { DuplicateReason } from '@/lib/desk/duplicates/suggestions'

const WORDS: Record<DuplicateReason, string> = {
  phone: 'Same phone number',
  email: 'Same email address',
  resident: 'Same name of the prospective resident',
  name: 'Same name and community, within two weeks',
}

/** One phrase per reason why two households look alike. */
export function duplicateReasonLabels(reasons: readonly DuplicateReason[]): string[] {
  return reasons.map((reason) => WORDS[reason])
}
