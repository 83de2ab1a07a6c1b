import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { images } from '@/lib/records/entities/images'
import { type CellProblem, entriesOf } from '@/lib/records/import/cell-input'
import type { Mapping } from '@/lib/records/import/columns'

export type NamedPictures = Map<string, { id: string; url: string }>

/** A name of a picture file, with or without a folder, but no address. */
const PICTURE_FILE = /^(?!\/|https?:)[^:*?"<>|]+\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|svg)$/i

/** The names of picture files in the cells of picture columns. */
export function pictureCells(entity: Entity, mapping: Mapping, rows: readonly string[][]): string[] {
  const places = mapping.flatMap((name, at) => {
    const field = name ? entity.fields[name] : undefined
    return field && takesPictures(field) ? [at] : []
  })
  return rows.flatMap((cells) => places.flatMap((at) => entriesOf(cells[at] ?? ''))).filter(isPictureFile)
}

/** Pictures of the library by the names of their files, in lower case; the newest of several. */
export async function picturesNamed(actor: Actor, names: readonly string[]): Promise<NamedPictures> {
  const words = [...new Set(names.map(baseName))]
  if (words.length === 0 || !can(actor, 'read', images.area)) return new Map()
  const rows = await db.$queryRaw<{ id: string; url: string; name: string }[]>`
    select id::text as id, url, lower(filename) as name from images
    where lower(filename) = any(${words}) order by id`
  return new Map(rows.map(({ name, ...picture }) => [name, picture]))
}

/** The picture that a cell names; undefined when it names no picture file. */
export function pictureOf(field: Field, cell: string, pictures: NamedPictures): unknown {
  if (!takesPictures(field)) return undefined
  const entries = entriesOf(cell)
  if (!entries.some(isPictureFile)) return undefined
  const values: string[] = []
  for (const entry of entries) {
    const found = isPictureFile(entry) ? pictures.get(baseName(entry)) : undefined
    if (isPictureFile(entry) && !found) return missing(entry)
    values.push(found ? (field.entity ? found.id : found.url) : entry)
  }
  return field.kind === 'list' ? values : values[0]
}

const takesPictures = (field: Field) => field.kind === 'image' || field.picture === true

const isPictureFile = (cell: string) => PICTURE_FILE.test(cell.trim())

const baseName = (path: string) => (path.trim().split(/[\\/]/).at(-1) ?? '').toLowerCase()

function missing(name: string): CellProblem {
  return {
    problem: `There is no picture “${name}” in the library. Add its file under “Pictures for this file”`,
  }
}
