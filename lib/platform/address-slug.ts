/** The URL form of a name or heading: 'Colorado Springs' → 'colorado-springs'. */
export function addressSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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
