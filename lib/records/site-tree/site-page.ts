import type { PublicationState } from '@/lib/records/publish/publication-state'

/** A link to where something is edited, with how it stands. */
export type EditLink = { label: string; href: string }

/** A page of the site as its tree shows it. */
export type SitePage = {
  path: string
  title: string
  /** The kind of page, such as 'community'. */
  what: string
  /** `made` for a page that follows from other records and has no status of its own. */
  state: PublicationState | 'made'
  /** Where its record is edited; null for a page without one. */
  edit: string | null
  /** The part at its top; null where the page has no header of its own. */
  header: EditLink | null
  /** Its ordered parts; null where it has none. */
  sections: EditLink | null
  search: EditLink | null
}

/** A page with its place in the tree. */
export type TreePage = SitePage & { depth: number; parent: string | null; childCount: number }

/**
 * Pages in the order of a tree: each below the longest address that begins its own, and all below '/'.
 * Pages of one parent are sorted by address.
 */
export function asTree(pages: readonly SitePage[]): TreePage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const below = new Map<string | null, SitePage[]>()
  for (const page of byPath.values()) {
    const parent = parentOf(page.path, byPath)
    below.set(parent, [...(below.get(parent) ?? []), page])
  }
  const walk = (parent: string | null, depth: number): TreePage[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => a.path.localeCompare(b.path))
      .flatMap((page) => [
        { ...page, depth, parent, childCount: below.get(page.path)?.length ?? 0 },
        ...walk(page.path, depth + 1),
      ])
  return walk(null, 0)
}

function parentOf(path: string, known: ReadonlyMap<string, SitePage>): string | null {
  if (path === '/') return null
  const shorter = path.slice(0, path.lastIndexOf('/'))
  if (shorter === '') return known.has('/') ? '/' : null
  return known.has(shorter) ? shorter : parentOf(shorter, known)
}
