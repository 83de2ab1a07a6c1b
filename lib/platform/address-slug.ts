/** The address form of a name or heading: 'Colorado Springs' → 'colorado-springs'. */
export function addressSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A word of an address as people write it: 'fort-collins' → 'Fort Collins'. */
export function wordsOfSlug(slug: string): string {
  return slug.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  )
}
