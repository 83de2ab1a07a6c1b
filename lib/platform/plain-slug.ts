/** The URL form of text in plain Latin letters, without a table: "Mother's Day" → 'mothers-day'. */
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
