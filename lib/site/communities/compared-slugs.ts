/** More columns would not fit (A2). */
export const MAX_COMPARED = 3

/** Slugs from `?ids=a,b` (our links) or `?ids=a&ids=b` (a plain form). Invalid slugs are dropped. */
export function comparedSlugs(ids: string | string[] | undefined): string[] {
  const given = (Array.isArray(ids) ? ids : [ids ?? '']).flatMap((value) => value.split(','))
  const slugs = given.map((slug) => slug.trim()).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  return [...new Set(slugs)].slice(0, MAX_COMPARED)
}

export function comparePath(slugs: string[]): string {
  return slugs.length > 0 ? `/communities/compare?ids=${slugs.join(',')}` : '/communities/compare'
}
