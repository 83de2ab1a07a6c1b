import * as z from 'zod'
import { type EntityName, type Field, type Fields, type Values, words } from '@/lib/records/declare/field'

/**
 * collection: list and form · single: one row, form only · child: edited from its parent's form · log: read only ·
 * mirror: a copy of rows another system owns.
 */
export type EntityKind = 'collection' | 'single' | 'child' | 'log' | 'mirror'

export type MenuSection =
  | 'Communities'
  | 'Stories'
  | 'Pages'
  | 'Library'
  | 'Leads'
  | 'Company'
  | 'Advertising'

type NameOf<F extends Fields> = keyof F & string

/** Sort order of a list: a field's name, or `createdAt` or `updatedAt`; '-' in front for descending. */
type SortOf<F extends Fields> = `${'' | '-'}${NameOf<F> | 'createdAt' | 'updatedAt'}`

/**
 * `also` is a second flag of the same meaning: a record is on the site when both are set. `from` and `until` are moments between
 * which alone visitors see it, each where it is given.
 */
export type Publication<Name extends string = string> = {
  flag: Name & ('active' | 'published' | 'approved')
  also?: Name
  from?: Name
  until?: Name
}

/** What a record claims and must stay true, for example its price: looked at again so many days after it was last vouched for. */
export type Fact<Name extends string = string> = {
  fields: readonly Name[]
  everyDays: number
  /** The field that says on the site as of which day it is so: vouching for the fact sets it. */
  asOf?: Name
}

type Declaration<F extends Fields> = {
  name: EntityName
  /** The database table; with hyphens it is the entity's address (design, rules). */
  table: string
  kind?: EntityKind
  /** The field a record is called by. */
  title: NameOf<F>
  /** Made from `name` when not given. */
  labels?: { one: string; many: string }
  /** One line below the heading: what the records are for and where they appear. */
  about?: string
  menu?: { section: MenuSection; icon: string }
  /** A child's reference to its parent. */
  parent?: NameOf<F>
  /** False when records come to be elsewhere, such as by a form; 'by-pdf' when each is an uploaded PDF. */
  creatable?: boolean | 'by-pdf'
  list?: {
    columns?: readonly NameOf<F>[]
    search?: readonly NameOf<F>[]
    filters?: readonly NameOf<F>[]
    sort?: SortOf<F>
  }
  groups?: Record<string, readonly NameOf<F>[]>
  /** Addresses of the site that show the record; a changed one leaves a redirect. */
  publicPaths?: (row: Values<F>) => string[]
  /** Where visitors of its page are sent while it is off the site; without it they are told that it is gone. */
  whenOff?: (row: Values<F>) => string
  /** The flag that decides whether visitors see a record: what Publish and Unpublish set (decision 022). */
  publication?: Publication<NameOf<F>>
  /** By what they are called, as in 'Prices' (feature D12). */
  facts?: Record<string, Fact<NameOf<F>>>
  /** A rule over several fields: messages by field, or by the path of a part within it; empty when all is well. */
  check?: (row: Partial<Values<F>>) => Partial<Record<NameOf<F> | `${NameOf<F>}.${string}`, string>>
  fields: F
}

/** An entity as the machine behind the admin sees it. */
export type Entity<F extends Fields = Fields> = {
  name: EntityName
  table: string
  path: string
  kind: EntityKind
  title: string
  labels: { one: string; many: string }
  about: string | undefined
  menu: { section: MenuSection; icon: string } | undefined
  parent: string | undefined
  creatable: boolean
  /** Whether a record comes to be by uploading a PDF on the list. */
  isUploaded: boolean
  /** Whether its records have an order of their own (a field of kind `order`, always called sortOrder). */
  sortable: boolean
  list: { columns: readonly string[]; search: readonly string[]; filters: readonly string[]; sort: string }
  groups: readonly { title: string; fields: readonly string[] }[]
  publicPaths: ((row: Record<string, unknown>) => string[]) | undefined
  whenOff: ((row: Record<string, unknown>) => string) | undefined
  publication: Publication | undefined
  facts: Record<string, Fact>
  check: ((row: Record<string, unknown>) => Record<string, string>) | undefined
  fields: F
  /** Judges all fields people may write. */
  schema: z.ZodObject<Record<string, z.ZodType>>
}

/**
 * One declaration of an entity: plain data and zod, the same in browser and server. From it come list, form, REST
 * handler, validation, menu, history and cache expiry.
 * @throws Error at import when the declaration contradicts itself
 */
export function defineEntity<const F extends Fields>(declared: Declaration<F>): Entity<F> {
  const { kind = 'collection', list = {} } = declared
  const fields = kind === 'log' ? asRead(declared.fields) : declared.fields
  const sortable = fields.sortOrder?.kind === 'order'
  const one = declared.labels?.one ?? words(declared.name).toLowerCase()
  const entity: Entity<F> = {
    name: declared.name,
    table: declared.table,
    path: declared.table.replaceAll('_', '-'),
    kind,
    title: declared.title,
    labels: { one, many: declared.labels?.many ?? plural(one) },
    about: declared.about,
    menu: declared.menu,
    parent: declared.parent,
    creatable:
      declared.creatable === undefined ? kind !== 'log' && kind !== 'single' : declared.creatable === true,
    isUploaded: declared.creatable === 'by-pdf',
    sortable,
    list: {
      columns: list.columns ?? [declared.title],
      search: list.search ?? [],
      filters: list.filters ?? [],
      sort: list.sort ?? (sortable ? 'sortOrder' : kind === 'log' ? '-createdAt' : declared.title),
    },
    groups: groupsOf(declared.groups ?? {}, fields, declared.publication),
    publicPaths: declared.publicPaths as Entity['publicPaths'],
    whenOff: declared.whenOff as Entity['whenOff'],
    publication: declared.publication as Publication | undefined,
    facts: declared.facts ?? {},
    check: declared.check as Entity['check'],
    fields,
    schema: z.object(schemasOf(fields)),
  }
  assertSound(entity)
  return entity
}

/** What happened is not rewritten. */
function asRead<F extends Fields>(fields: F): F {
  const read = Object.entries(fields).map(([name, field]) => [name, { ...field, readOnly: true }] as const)
  return Object.fromEntries(read) as F
}

function plural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|ch)$/.test(one) ? `${one}es` : `${one}s`
}

/**
 * Fields no group names come last, in a group of their own. Never on a form are the order, and the flags that Publish and Unpublish
 * set.
 */
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

/** What the compiler cannot see: names that collide, a field in two groups, a child without its parent. */
function assertSound({ name, kind, parent, groups, fields }: Entity): void {
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
  if ((kind === 'child') !== (parent !== undefined))
    throw problem('a child names its parent, nothing else does')
}
