import type { PictureRow } from '@/prisma/seed/load-pictures'

export type ReferenceKind = 'care type' | 'amenity' | 'community' | 'team member' | 'landing page'

/** Resolves slugs and file names of demo data to ids; an unknown one fails with the record's name. */
export type References = {
  /** Registers a row under its slug. @throws Error when the slug is taken */
  add(kind: ReferenceKind, slug: string, id: string): void
  /** Lookups for one record, named in errors: `at('event harvest-supper')`. */
  at(record: string): Lookup
}

export type Lookup = {
  id(kind: ReferenceKind, slug: string): string
  /** Null without a slug. */
  optionalId(kind: ReferenceKind, slug: string | null | undefined): string | null
  picture(file: string): PictureRow
  /** The picture's id; null without a file. */
  pictureId(file: string | undefined): string | null
}

export function createReferences(pictures: Map<string, PictureRow>): References {
  const ids = new Map<string, string>()
  return {
    add(kind, slug, id) {
      if (ids.has(`${kind} ${slug}`)) throw new Error(`Demo data: two records are called ${kind} ${slug}`)
      ids.set(`${kind} ${slug}`, id)
    },
    at(record) {
      const id: Lookup['id'] = (kind, slug) => {
        const found = ids.get(`${kind} ${slug}`)
        if (!found) throw new Error(`Demo data: ${record} names the ${kind} '${slug}', which does not exist`)
        return found
      }
      const picture: Lookup['picture'] = (file) => {
        const found = pictures.get(file)
        if (!found) throw new Error(`Demo data: ${record} names the picture '${file}', which does not exist`)
        return found
      }
      return {
        id,
        picture,
        optionalId: (kind, slug) => (slug ? id(kind, slug) : null),
        pictureId: (file) => (file ? picture(file).id : null),
      }
    },
  }
}
