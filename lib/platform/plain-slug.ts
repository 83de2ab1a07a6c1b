/** The URL form of a Latin text without accents: "Mother's Day" → 'mothers-day'. Browsers load no table for it. */
export function plainSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** 'fort-collins' → 'Fort Collins'. */
export function titleFromSlug(slug: string): string {
  return slug.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  )
}
