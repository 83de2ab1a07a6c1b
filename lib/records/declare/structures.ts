import * as z from 'zod'
import type { Field, Fields } from '@/lib/records/declare/field'
import { isFullWidth } from '@/lib/records/declare/form-tabs'
import { type Common, makeField } from '@/lib/records/declare/make-field'

type GroupOptions = Common &
  Pick<Field, 'open'> & {
    /** The column is nullable. */
    mayBeMissing?: boolean
  }

const start = (mayBeMissing: boolean) => (mayBeMissing ? {} : { default: {} })

/** A structure stored as JSON. Undeclared keys in it are kept. */
function group(parts: Fields, { open, mayBeMissing = false, ...options }: GroupOptions = {}) {
  const rule = open ? z.preprocess(open, schemaOf(parts)) : schemaOf(parts)
  return makeField(
    'group',
    rule as z.ZodType<object>,
    { ...options, ...start(mayBeMissing) },
    { parts, ...(open && { open }) },
  )
}

type GroupsOptions = GroupOptions & {
  entry: string
  max?: number
  unordered?: boolean
  rows?: Field['rows']
  pairs?: Field['pairs']
  titled?: string
  check?: (entries: Record<string, unknown>[]) => { at: number; part: string; message: string } | null
  /** Converts the entries to the stored form, when that is not a list. */
  close?: (entries: Record<string, unknown>[]) => unknown
}

/** An ordered list of structures with the same parts, stored as JSON. */
export function groups(
  parts: Fields,
  { entry, max = 50, unordered, rows, pairs, titled, open, close, check, ...options }: GroupsOptions,
) {
  const titling = titled ?? titleOf(parts)
  const list = z
    .array(schemaOf(parts), `Please enter a list`)
    .max(max, `Please enter at most ${max}`)
    .superRefine((entries, context) => {
      const fault = check?.(entries)
      if (fault) context.addIssue({ code: 'custom', path: [fault.at, fault.part], message: fault.message })
    })
  const stored = close ? list.transform(close) : list
  const rule =
    open && close ? z.preprocess((value) => (Array.isArray(value) ? value : open(value)), stored) : stored
  return makeField(
    'groups',
    rule as z.ZodType<unknown>,
    { ...options, default: [] },
    {
      parts,
      entry,
      max,
      ...(unordered && { unordered }),
      ...(rows && { rows }),
      ...(pairs && { pairs }),
      ...(titling && { titled: titling }),
      ...(open && { open }),
    },
  )
}

/** Entries with more than a line of parts fold into one line: the first part that reads as a title. */
function titleOf(parts: Fields): string | undefined {
  const all = Object.entries(parts)
  const isLine = all.length <= 2 && all.every(([, part]) => !isFullWidth(part) && part.kind !== 'image')
  if (isLine) return undefined
  return all.find(([, { kind }]) => kind === 'text' || kind === 'select' || kind === 'belongsTo')?.[0]
}

/** A structure whose parts depend on the field `of`; `shapes` has the parts per value. */
export function groupFor(
  of: string,
  shapes: Record<string, Fields>,
  { open, mayBeMissing = false, ...options }: GroupOptions = {},
) {
  const fields = Object.fromEntries(
    Object.entries(shapes).map(([value, parts]) => [
      value,
      group(parts, { ...options, ...(open && { open }) }),
    ]),
  )
  // For an undeclared value, the stored content passes unchanged.
  const rule = z.preprocess((value) => open?.(value) ?? value, z.record(z.string(), z.json()))
  return makeField(
    'group',
    rule as z.ZodType<object>,
    { ...options, ...start(mayBeMissing) },
    { parts: {}, variants: { of, fields }, ...(open && { open }) },
  )
}

/** True for fields with structured values. */
export function isStructure({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'group' || kind === 'groups' || kind === 'json'
}

/** The stored value in the shape of the field's parts: an object or a list of objects. */
export function structureOf(
  field: Field,
  stored: unknown,
): Record<string, unknown> | Record<string, unknown>[] {
  const value = field.open ? field.open(stored) : stored
  return field.kind === 'groups' ? (Array.isArray(value) ? value.map(object) : []) : object(value)
}

/** Missing parts start from their defaults. */
function schemaOf(parts: Fields) {
  const rule = z.looseObject(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema])),
  )
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return { ...defaultsOf(parts), ...value }
  }, rule)
}

/** The initial value of a new structure. */
export function defaultsOf(parts: Fields): Record<string, unknown> {
  const defaults = Object.entries(parts).filter(([, part]) => part.default !== undefined)
  return Object.fromEntries(defaults.map(([name, part]) => [name, part.default]))
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
