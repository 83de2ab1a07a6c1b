/**
 * The columns in which a record's page has words of its own. A page without any is not offered to search engines: its
 * metadata says noindex and the sitemap leaves it out, both from this list.
 */
export const OWN_WORDS = {
  communities: ['overview', 'description'],
  team_members: ['bio'],
  blog_posts: ['content'],
  posts: ['bodyHtml'],
  content_assets: ['articleContent'],
  events: ['description', 'summary'],
  landing_page_templates: ['customContent'],
} as const

export type WordedTable = keyof typeof OWN_WORDS

type Words<T extends WordedTable> = { [C in (typeof OWN_WORDS)[T][number]]: string | null }

/** Whether a record of the table has words of its own. */
export function hasOwnCopy<T extends WordedTable>(table: T, row: Words<T>): boolean {
  const columns: readonly (keyof Words<T>)[] = OWN_WORDS[table]
  return columns.some((column) => (row[column] ?? '').trim() !== '')
}
