/** Kinds of sections that show records: they say nothing of their own. */
const RECORD_KINDS: ReadonlySet<string> = new Set([
  'gallery',
  'places',
  'prices',
  'plans',
  'reviews',
  'team',
  'questions',
  'map',
  'cta',
  'form',
])

/** True for a section that shows records, or only invites. */
export function isRecordKind(sectionType: string): boolean {
  return RECORD_KINDS.has(sectionType)
}
