import * as z from 'zod'
import type { Field, Fields } from '@/lib/records/declare/field'
import { type Common, makeField } from '@/lib/records/declare/make-field'

type GroupOptions = Common &
  Pick<Field, 'open'> & {
    /** Its column may be empty. */
    mayBeMissing?: boolean
  }

const start = (mayBeMissing: boolean) => (mayBeMissing ? {} : { default: {} })

/** A structure with parts, stored as JSON. What else is stored in it stays. */
export function group(parts: Fields, { open, mayBeMissing = false, ...options }: GroupOptions = {}) {
  const rule = open ? z.preprocess(open, judgeOf(parts)) : judgeOf(parts)
  return makeField(
    'group',
    rule as z.ZodType<object>,
    { ...options, ...start(mayBeMissing) },
    { parts, ...(open && { open }) },
  )
}

type GroupsOptions = GroupOptions & {
  /** What one is called: 'step'. */
  entry: string
  max?: number
  unordered?: boolean
  /** Kept as rows of another table and not as JSON. */
  rows?: Field['rows']
  titled?: string
  /** A rule over all of them. */
  check?: (entries: Record<string, unknown>[]) => { at: number; part: string; message: string } | null
  /** What is stored for the entries, where that is no list. */
  close?: (entries: Record<string, unknown>[]) => unknown
}

/** Several structures of the same parts in an order of their own, stored as a JSON list. */
export function groups(
  parts: Fields,
  { entry, max = 50, unordered, rows, titled, open, close, check, ...options }: GroupsOptions,
) {
  const list = z
    .array(judgeOf(parts), `Please enter a list`)
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
      ...(titled && { titled }),
      ...(open && { open }),
    },
  )
}

/** A structure whose parts depend on another field: `of` names it, `shapes` has the parts for each of its values. */
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
  // A value nobody declared: what is stored is let through as it is.
  const rule = z.preprocess((value) => open?.(value) ?? value, z.record(z.string(), z.json()))
  return makeField(
    'group',
    rule as z.ZodType<object>,
    { ...options, ...start(mayBeMissing) },
    {
      parts: {},
      variants: { of, fields },
      ...(open && { open }),
    },
  )
}

/** Whether a field holds a structure, stored as JSON. */
export function isStructure({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'group' || kind === 'groups' || kind === 'json'
}

/** What is stored, in the shape of a field's parts: an object, or a list of them. */
export function opened(field: Field, stored: unknown): Record<string, unknown> | Record<string, unknown>[] {
  const value = field.open ? field.open(stored) : stored
  return field.kind === 'groups' ? (Array.isArray(value) ? value.map(object) : []) : object(value)
}

/** A part that was not sent starts from its default. */
function judgeOf(parts: Fields) {
  const rule = z.looseObject(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema])),
  )
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return { ...defaultsOf(parts), ...value }
  }, rule)
}

/** What a new structure starts with. */
export function defaultsOf(parts: Fields): Record<string, unknown> {
  const defaults = Object.entries(parts).filter(([, part]) => part.default !== undefined)
  return Object.fromEntries(defaults.map(([name, part]) => [name, part.default]))
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
