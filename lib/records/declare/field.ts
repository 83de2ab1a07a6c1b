import '@/lib/platform/zod-in-browsers'
import type * as z from 'zod'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** A Prisma delegate's name, which also names the entity in access, audit and revisions. */
export type EntityName = Uncapitalize<Prisma.ModelName>

/** Decides the form input, the list cell, and how values are compared and searched. */
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

/** A join table with one row per pair; `relation` is the list of its rows on our own model. */
export type JoinTable = { relation: string; model: EntityName; own: string; other: string }

/** A field of an entity; `schema` validates one value and turns blanks into null. */
export type Field<V = unknown> = {
  kind: FieldKind
  schema: z.ZodType<V>
  label?: string
  hint?: string
  /** Other words by which people search for the field. */
  synonyms?: string
  /** Rarely filled in: forms show it below its group, folded. */
  rare?: boolean
  /** A color that the site darkens until light text on it can be read. */
  darkens?: boolean
  required: boolean
  default?: V
  /** Other names that the API answers with and accepts (reading 18). */
  alias?: readonly string[]
  /** Headings of this column in the files of other systems. */
  headings?: readonly string[]
  /** Shown but never written by people, such as counters. */
  readOnly?: boolean
  /** The column is never null: the field is read-only, or a hook fills a blank. */
  isAlwaysSet?: boolean
  /** Changed only by an operation of its own: the message for anyone who sends another value. */
  changedElsewhere?: string
  /** The value stays as it was first stored, or first set: what was received is not rewritten. */
  lasting?: 'once stored' | 'once set'
  adminOnly?: boolean
  /** Offers help while writing, beside a shorter or plainer text (lib/records/writing-help). */
  helps?: 'alt-text' | 'summary' | 'search-title'
  /** Written by families or the public: assistants get it as data, never as words of the company. */
  fromOutside?: true
  max?: number
  wide?: boolean
  choices?: readonly Choice[]
  /** Choices are shown as sketches of the result. */
  sketched?: boolean
  decimals?: number
  /** The entity that a relation or picture points to. */
  entity?: EntityName
  /** Its Prisma relation, unless that is the field's name without 'Id'. */
  relation?: string
  join?: JoinTable
  /** The others are only tags: created on the fly, and deletable while in use. */
  tagging?: boolean
  /** The other record's stored key, when that is not its id. */
  by?: 'slug'
  parts?: Fields
  /** A structure whose parts depend on another field: one field of kind group per value. */
  variants?: { of: string; fields: Record<string, Field> }
  /** Entries stored as ordered records of another entity; `own` is its reference to ours. */
  rows?: { model: EntityName; own: string }
  /** Entries are further columns of the pairs that another field chooses in this join table. */
  pairs?: JoinTable
  /** This field or part has no effect while its sibling `part` has this value, or one of these. */
  unless?: { part: string; is: string | readonly string[] }
  /** Converts stored values, older shapes included, into the shape of the parts. */
  open?: (stored: unknown) => unknown
  /** Entries are typed as words and stored as slugs: Fort Collins, fort-collins. */
  words?: boolean
  /** The label of one entry of a list of groups: 'step'. */
  entry?: string
  /** The part that titles an entry: such entries collapse to one line. */
  titled?: string
  unordered?: boolean
  /** A US dollar amount; `perDollar` is the number of stored units in a dollar. */
  perDollar?: number
  offForm?: boolean
  /** Code compares the value or looks something up by it, so an editing preview leaves it unmarked. */
  isKey?: boolean
  /** Offers a search for pages of the site. */
  findsPages?: boolean
  /** The address of a picture, or several: those of other sites are fetched into the library when written. */
  picture?: true
  /** Accepts a PDF to link to (`link`) or behind a form (`guide`), a video, or a file of captions. */
  upload?: 'link' | 'guide' | 'video' | 'captions'
  /** The other coordinate of a point on the record's picture; both are fractions of its size. */
  pointWith?: string
  /** Unique everywhere, or among records that share the named field. */
  unique?: true | string
  /** Message when a unique index with other columns as well refuses the record at this field. */
  taken?: string
  /** Pages change at this time: the record's cache expires then (decision 018). */
  moment?: boolean
}

export type Fields = Record<string, Field>

export type Values<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }

/** Words from camelCase: 'companyPhoneDial' → 'Company phone dial'. */
export function wordsFromName(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** 'planSlug' → 'plan_slug' */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The declared label, or one made from the field's name without a relation's 'Id'. */
export function labelOf(name: string, field: Field): string {
  return field.label ?? wordsFromName(field.entity ? name.replace(/Ids?$/, '') : name)
}

/** True when a field has no effect beside these values: forms hide it, and new values are refused. */
export function isWithoutEffect({ unless }: Field, values: Record<string, unknown>): boolean {
  if (!unless) return false
  const found = String(values[unless.part] ?? '')
  return typeof unless.is === 'string' ? unless.is === found : unless.is.includes(found)
}

/** The field for a record with these values, on which a structure's parts can depend. */
export function fieldVariant(field: Field, values: Record<string, unknown>): Field {
  const variant = field.variants?.fields[String(values[field.variants.of] ?? '')]
  return variant ?? field
}
