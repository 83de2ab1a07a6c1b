import * as z from 'zod'
import type { Area } from '@/lib/accounts/access/access'
import type { MenuPlace } from '@/lib/accounts/access/menu-place'
import {
  type EntityName,
  type Field,
  type Fields,
  type Values,
  wordsFromName,
} from '@/lib/records/declare/field'

/** single: one row, no list · child: edited in its parent's form · log: read-only · mirror: foreign rows */
type EntityKind = 'collection' | 'single' | 'child' | 'log' | 'mirror'

type NameOf<F extends Fields> = keyof F & string

/** A field, `createdAt` or `updatedAt`; '-' in front for descending. */
type SortOf<F extends Fields> = `${'' | '-'}${NameOf<F> | 'createdAt' | 'updatedAt'}`

/**
 * Public when `flag` and `also` are set, and only from `from` until `until` where those are given. Without a
 * flag a record is public as long as it exists, and only its changes are drafts.
 */
export type Publication<Name extends string = string> = {
  flag?: Name & ('active' | 'published' | 'approved' | 'visible')
  also?: Name
  from?: Name
  until?: Name
}

/** A claim that must stay true, such as a price: up for review `everyDays` days after its confirmation. */
export type Fact<Name extends string = string> = {
  fields: readonly Name[]
  everyDays: number
  /** The public 'as of' date, set when the fact is confirmed. */
  asOf?: Name
  /** Pages say nothing where this field is empty, so there is nothing to review. */
  onlyWith?: Name
}

type Declaration<F extends Fields> = {
  name: EntityName
  /** The database table; with hyphens it is the entity's address: `team_members` is /admin/team-members. */
  table: string
  area: Area
  kind?: EntityKind
  /** The field that titles a record. */
  title: NameOf<F>
  /** Derived from `name` by default. */
  labels?: { one: string; many: string }
  /** Shown below the heading: what the records are for and where they appear. */
  about?: string
  /** `often`: linked from the dashboard, because staff change it most weeks. */
  menu?: MenuPlace & { often?: boolean }
  /** A child's reference to its parent. */
  parent?: NameOf<F>
  /** False when records are created elsewhere, such as by a form; 'by-pdf' or 'by-video': by an upload. */
  creatable?: boolean | 'by-pdf' | 'by-video'
  list?: {
    columns?: readonly NameOf<F>[]
    search?: readonly NameOf<F>[]
    filters?: readonly NameOf<F>[]
    sort?: SortOf<F>
  }
  groups?: Record<string, readonly NameOf<F>[]>
  /** Titles of groups by tab, for forms of more than two screens; other groups get tabs of their own. */
  tabs?: Record<string, readonly string[]>
  /** Public addresses that show the record; changing one leaves a redirect. */
  publicPaths?: (row: Values<F>) => string[]
  /** Where its page redirects while unpublished; without it the page answers that it is gone. */
  whenOff?: (row: Values<F>) => string
  /** Changes are drafts until they are published; Publish and Unpublish set `flag` (decision 022). */
  publication?: Publication<NameOf<F>>
  /** Keyed by name, such as 'Prices' (feature D12). */
  facts?: Record<string, Fact<NameOf<F>>>
  check?: (row: Partial<Values<F>>) => Partial<Record<NameOf<F> | `${NameOf<F>}.${string}`, string>>
  /** Records without drafts are public once saved, unless seen only where records use them, or by staff. */
  visible?: 'where-used' | 'to-staff'
  /** Its texts are on pages that are compared with each other (decision 062). */
  compared?: boolean
  /** Rows of an import depend on each other: its preview reads them all before it takes anything back. */
  readTogether?: boolean
  fields: F
}

export type Entity<F extends Fields = Fields> = {
  name: EntityName
  table: string
  path: string
  area: Area
  kind: EntityKind
  title: string
  labels: { one: string; many: string }
  about: string | undefined
  menu: (MenuPlace & { often?: boolean }) | undefined
  parent: string | undefined
  creatable: boolean
  /** The kind of file whose upload to the list creates a record; null where none does. */
  uploadedAs: 'pdf' | 'video' | null
  /** True when records have a manual order: a field of kind `order`, always called sortOrder. */
  sortable: boolean
  list: { columns: readonly string[]; search: readonly string[]; filters: readonly string[]; sort: string }
  groups: readonly { title: string; fields: readonly string[] }[]
  tabs: readonly { title: string; groups: readonly string[] }[]
  publicPaths: ((row: Record<string, unknown>) => string[]) | undefined
  whenOff: ((row: Record<string, unknown>) => string) | undefined
  publication: Publication | undefined
  facts: Record<string, Fact>
  check: ((row: Record<string, unknown>) => Record<string, string>) | undefined
  visible: 'where-used' | 'to-staff' | undefined
  compared: boolean
  readTogether: boolean
  fields: F
  schema: z.ZodObject<Record<string, z.ZodType>>
}

/**
 * Defines an entity as plain data and zod, for browser and server: the source of list, form, REST handler,
 * validation, menu, history and cache expiry. @throws Error at import when it contradicts itself
 */
export function defineEntity<const F extends Fields>(declared: Declaration<F>): Entity<F> {
  const { kind = 'collection', list = {} } = declared
  const fields = kind === 'log' ? readOnlyFields(declared.fields) : declared.fields
  const sortable = fields.sortOrder?.kind === 'order'
  const one = declared.labels?.one ?? wordsFromName(declared.name).toLowerCase()
  const entity: Entity<F> = {
    name: declared.name,
    table: declared.table,
    path: declared.table.replaceAll('_', '-'),
    area: declared.area,
    kind,
    title: declared.title,
    labels: { one, many: declared.labels?.many ?? plural(one) },
    about: declared.about,
    menu: declared.menu,
    parent: declared.parent,
    creatable:
      declared.creatable === undefined ? kind !== 'log' && kind !== 'single' : declared.creatable === true,
    uploadedAs: declared.creatable === 'by-pdf' ? 'pdf' : declared.creatable === 'by-video' ? 'video' : null,
    sortable,
    list: {
      columns: list.columns ?? [declared.title],
      search: list.search ?? [],
      filters: list.filters ?? [],
      sort: list.sort ?? (sortable ? 'sortOrder' : kind === 'log' ? '-createdAt' : declared.title),
    },
    groups: groupsOf(declared.groups ?? {}, fields, declared.publication),
    tabs: Object.entries(declared.tabs ?? {}).map(([title, groups]) => ({ title, groups })),
    publicPaths: declared.publicPaths as Entity['publicPaths'],
    whenOff: declared.whenOff as Entity['whenOff'],
    publication: declared.publication as Publication | undefined,
    facts: declared.facts ?? {},
    check: declared.check as Entity['check'],
    visible: declared.visible,
    compared: declared.compared ?? false,
    readTogether: declared.readTogether ?? false,
    fields,
    schema: z.object(schemasOf(fields)),
  }
  assertConsistent(entity)
  return entity
}

function readOnlyFields<F extends Fields>(fields: F): F {
  const read = Object.entries(fields).map(([name, field]) => [name, { ...field, readOnly: true }] as const)
  return Object.fromEntries(read) as F
}

function plural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|ch)$/.test(one) ? `${one}es` : `${one}s`
}

/** Fields in no group come last. Forms never show the order, or the flags that Publish and Unpublish set. */
function groupsOf(groups: Record<string, readonly string[]>, fields: Fields, publication?: Publication) {
  const named = new Set(Object.values(groups).flat())
  const isShown = (name: string) =>
    fields[name]?.kind !== 'order' &&
    !fields[name]?.offForm &&
    name !== publication?.flag &&
    name !== publication?.also
  const rest = Object.keys(fields).filter((name) => !named.has(name) && isShown(name))
  const all = Object.entries(groups)
    .map(([title, names]) => ({ title, fields: names.filter(isShown) }))
    .filter((group) => group.fields.length > 0)
  return rest.length === 0 ? all : [...all, { title: all.length === 0 ? 'Details' : 'More', fields: rest }]
}

function schemasOf(fields: Fields): Record<string, z.ZodType> {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly)
  return Object.fromEntries(writable.map(([name, field]) => [name, field.schema]))
}

/** Checks that the compiler cannot do: colliding names, a field in two groups, a child without a parent. */
function assertConsistent({ name, kind, parent, groups, tabs, fields }: Entity): void {
  const problem = (text: string) => new Error(`Entity ${name}: ${text}`)
  const names = Object.entries(fields).flatMap(([key, field]: [string, Field]) => [
    key,
    ...(field.alias ?? []),
  ])
  for (const taken of ['id', 'createdAt', 'updatedAt']) {
    if (names.includes(taken)) throw problem(`${taken} is not for a declaration`)
  }
  const shown = groups.flatMap((group) => [...group.fields])
  for (const list of [names, shown]) {
    const twice = list.find((entry, at) => list.indexOf(entry) !== at)
    if (twice) throw problem(`${twice} is named twice`)
  }
  const titles = groups.map(({ title }) => title)
  const unknown = tabs.flatMap((tab) => tab.groups).find((title) => !titles.includes(title))
  if (unknown) throw problem(`there is no group ${unknown} for its tab`)
  if ((kind === 'child') !== (parent !== undefined))
    throw problem('a child names its parent, nothing else does')
}
