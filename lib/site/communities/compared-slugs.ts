/** Most communities beside each other: a fourth column is no longer read (A2). */
export const MOST_COMPARED = 3

type Asked = string | string[] | undefined

/**
 * The communities an address asks to compare, at most three: `?ids=a,b` as we write it, `?ids=a&ids=b` as a plain form sends it.
 * What is no slug is left out.
 */
export function comparedSlugs(ids: Asked): string[] {
  const given = (Array.isArray(ids) ? ids : [ids ?? '']).flatMap((value) => value.split(','))
  const slugs = given.map((slug) => slug.trim()).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  return [...new Set(slugs)].slice(0, MOST_COMPARED)
}

/** The address of a comparison; of the empty one when no community is named. */
export function comparePath(slugs: string[]): string {
  return slugs.length > 0 ? `/communities/compare?ids=${slugs.join(',')}` : '/communities/compare'
}
