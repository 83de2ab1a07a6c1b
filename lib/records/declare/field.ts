import '@/lib/platform/zod-in-browsers'
import type * as z from 'zod'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** A Prisma delegate's name: the name every entity goes by in access, audit and revisions. */
export type EntityName = Uncapitalize<Prisma.ModelName>

/** Decides the input on the form, the cell in the list, and how a value is compared and searched. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'slug'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'select'
  | 'date'
  | 'dateTime'
  | 'list'
  | 'json'
  | 'group'
  | 'groups'
  | 'order'
  | 'image'
  | 'belongsTo'
  | 'manyToMany'

export type Choice = { value: string; label: string }

/** A join table with one row per pair; `relation` is the list of its rows on our own Prisma model. */
export type JoinTable = { relation: string; model: EntityName; own: string; other: string }

/** One field of an entity, as plain data; `schema` judges one given value and turns blank into null. */
export type Field<V = unknown> = {
  kind: FieldKind
  schema: z.ZodType<V>
  /** Shown above the input; made from the field's name when not given. */
  label?: string
  hint?: string
  required: boolean
  /** What a new record starts with. */
  default?: V
  /** Further names the API answers with and accepts (reading 18). */
  alias?: readonly string[]
  /** Shown, never written by people: counters, delivery marks. */
  readOnly?: boolean
  /** Read only, but for one operation of its own: how whoever sends another value is told so. */
  changedElsewhere?: string
  /** Seen and written by administrators only. */
  adminOnly?: boolean
  /** Most characters (text) or entries (list) allowed. */
  max?: number
  /** Takes the whole width of its form. */
  wide?: boolean
  choices?: readonly Choice[]
  /** Whether each choice has a sketch of what it looks like, and is made by that. */
  sketched?: boolean
  /** Digits behind the point of a decimal. */
  decimals?: number
  /** The entity a relation or picture points to. */
  entity?: EntityName
  /** Its Prisma relation, where that is not the field's name without 'Id'. */
  relation?: string
  join?: JoinTable
  /** Whether the others are only words put on a record: made while it is worked on, and deleted while it carries them. */
  tagging?: boolean
  /** The part of the other entity's record that is stored, where that is not its id. */
  by?: 'slug'
  /** What a structure consists of (kinds group and groups), each part a field of its own. */
  parts?: Fields
  /** A structure whose parts depend on another field of the record: one field of kind group for each of its values. */
  variants?: { of: string; fields: Record<string, Field> }
  /** A list of groups that is kept as records of another entity, in their order: `own` refers to ours. */
  rows?: { model: EntityName; own: string }
  /** A field, or a part of a structure, that means nothing while another beside it has this value: it is not on the form then. */
  unless?: { part: string; is: string }
  /** Brings what is stored, older shapes included, into the shape of the parts. */
  open?: (stored: unknown) => unknown
  /** Whether entries of a list are written as words and stored as words of an address: Fort Collins, fort-collins. */
  words?: boolean
  /** What one entry of a list of groups is called: 'step'. */
  entry?: string
  /** The part by whose words an entry is known: such entries are shown as a line each, and opened to be edited. */
  titled?: string
  /** Whether the entries of a list of groups keep no order of their own. */
  unordered?: boolean
  /** An amount of US dollars, shown and taken as people write it; `perDollar` says in which parts it is stored. */
  perDollar?: number
  /** Read and written through the API, on no form: nothing a person would type. */
  offForm?: boolean
  /** An address for which a page of the site can be looked up by its name. */
  findsPages?: boolean
  /** A PDF may be uploaded here: to be linked to (`link`), or kept for whoever filled in the form (`guide`). */
  upload?: 'link' | 'guide'
  /** The field that makes a point on the record's own picture of this one; both are set there, in fractions of it. */
  pointWith?: string
  /** Whether only one record may have a value, or only one among those that share the named field. */
  unique?: true | string
  /** Whether pages change by themselves when this time comes: what is cached of the record expires then (decision 018). */
  moment?: boolean
}

export type Fields = Record<string, Field>

/** The values of a record as its declaration types them. */
export type Values<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }

/** Joins words out of camelCase: 'companyPhoneDial' → 'Company phone dial'. */
export function words(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The field's label: the declared one, else made from its name without the 'Id' of a relation. */
export function labelOf(name: string, field: Field): string {
  return field.label ?? words(field.entity ? name.replace(/Ids?$/, '') : name)
}

/** A field as it is beside these values of its record: the parts of a structure may depend on another field. */
export function fieldBeside(field: Field, values: Record<string, unknown>): Field {
  const variant = field.variants?.fields[String(values[field.variants.of] ?? '')]
  return variant ?? field
}
