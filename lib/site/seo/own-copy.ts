/** Columns with a page's own copy. Pages without any get noindex and are left out of the sitemap. */
export const OWN_COPY_COLUMNS = {
  communities: ['overview', 'description'],
  team_members: ['bio'],
  blog_posts: ['content'],
  posts: ['bodyHtml'],
  content_assets: ['articleContent'],
  events: ['description', 'summary'],
  landing_page_templates: ['customContent'],
} as const

export type CopyTable = keyof typeof OWN_COPY_COLUMNS

type Words<T extends CopyTable> = { [C in (typeof OWN_COPY_COLUMNS)[T][number]]: string | null }

export function hasOwnCopy<T extends CopyTable>(table: T, row: Words<T>): boolean {
  const columns: readonly (keyof Words<T>)[] = OWN_COPY_COLUMNS[table]
  return columns.some((column) => (row[column] ?? '').trim() !== '')
}
