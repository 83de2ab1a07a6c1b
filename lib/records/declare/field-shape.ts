import * as z from 'zod'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, type Fields, labelOf } from '@/lib/records/declare/field'

const anything = z.unknown().describe('Any JSON.')

/** The shape of a field in answers of the API. Stored structures may have older parts. */
export function answerShape(field: Field): z.ZodType {
  const shape = baseShape(field, answerParts)
  return field.required || field.isAlwaysSet || field.default !== undefined ? shape : shape.nullable()
}

/** The shape of a field in a request, as far as JSON Schema can say it; blanks count as not given. */
export function requestShape(field: Field): z.ZodType {
  const shape = limited(field, baseShape(field, requestParts))
  return field.required ? shape : shape.nullable()
}

/** Title and hint of a field, for the document. */
export function describedField(name: string, field: Field, shape: z.ZodType): z.ZodType {
  const { hint, default: initial } = field
  return shape.meta({
    title: labelOf(name, field),
    ...(hint && { description: hint }),
    ...(initial !== undefined && !(initial instanceof Date) && { default: initial }),
  })
}

type Parts = (field: Field, parts: Fields) => z.ZodType

function baseShape(field: Field, partsOf: Parts): z.ZodType {
  const { kind, by, parts, open, variants } = field
  switch (kind) {
    case 'integer':
    case 'order':
      return z.int()
    case 'decimal':
      return z.number()
    case 'boolean':
      return z.boolean()
    case 'select':
      return choiceShape(field)
    case 'date':
      return z.iso.date()
    case 'dateTime':
      return z.iso.datetime({ offset: true })
    case 'list':
      return z.array(z.string())
    case 'manyToMany':
      return z.array(z.uuid())
    case 'image':
    case 'belongsTo':
      return by ? z.string() : z.uuid()
    case 'json':
      return anything
    case 'group':
    case 'groups':
      return parts && !open && !variants ? partsOf(field, parts) : anything
    default:
      return z.string()
  }
}

function choiceShape({ choices = [], sketched }: Field): z.ZodType {
  const values = choices.map(({ value }) => value)
  return sketched || values.length === 0 ? z.string() : z.enum(values as [string, ...string[]])
}

function answerParts(field: Field, parts: Fields): z.ZodType {
  const shapes = Object.entries(parts).map(([name, part]) => [name, answerShape(part)] as const)
  if (field.rows) return z.array(z.strictObject({ id: z.uuid(), ...Object.fromEntries(shapes) }))
  const entry = z.looseObject(Object.fromEntries(shapes.map(([name, shape]) => [name, shape.nullish()])))
  return field.kind === 'groups' ? z.array(entry) : entry
}

function requestParts({ kind, max }: Field, parts: Fields): z.ZodType {
  const shapes = Object.entries(parts).map(([name, part]) => {
    const shape = requestShape(part)
    return [name, part.required ? shape : shape.optional()] as const
  })
  const entry = z.looseObject(Object.fromEntries(shapes))
  if (kind === 'group') return entry
  return max === undefined ? z.array(entry) : z.array(entry).max(max)
}

const SLUG = /^[a-z0-9-]+$/
const COLOR = /^#[0-9a-fA-F]{6}$/

function limited(field: Field, shape: z.ZodType): z.ZodType {
  const { kind, max } = field
  if (kind === 'slug')
    return z
      .string()
      .max(max ?? 120)
      .regex(SLUG)
  if (kind === 'color') return z.string().regex(COLOR)
  if (kind === 'email')
    return z
      .string()
      .max(max ?? 255)
      .meta({ format: 'email' })
  if (shape instanceof z.ZodString && max !== undefined) return shape.max(max)
  if (kind === 'list' && max !== undefined) return z.array(z.string()).max(max)
  return shape
}

/** Stands for the id of a record that exists. */
const EXAMPLE_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'

/** A valid value of a field for examples; undefined for structures. */
function exampleValue(name: string, field: Field): unknown {
  const { kind, default: initial, choices = [], label } = field
  if (initial !== undefined && initial !== '' && !(initial instanceof Date)) return initial
  switch (kind) {
    case 'slug':
      return 'winter-garden'
    case 'integer':
    case 'order':
    case 'decimal':
      return 1
    case 'email':
      return 'ruth@example.com'
    case 'phone':
      return '(303) 555-0142'
    case 'url':
      return 'https://example.com/winter-garden'
    case 'color':
      return '#2f5d50'
    case 'date':
      return '2026-12-01'
    case 'dateTime':
      return '2026-12-01T17:00:00Z'
    case 'select':
      return choices[0]?.value
    case 'richText':
      return '<p>A bright room with chairs in the sun.</p>'
    case 'text':
    case 'longText':
      return label ?? name
    case 'image':
    case 'belongsTo':
      return EXAMPLE_ID
    default:
      return undefined
  }
}

/** Example of what creates a record: its required fields. */
export function exampleRecord({ fields }: Pick<Entity, 'fields'>): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, field]) => field.required && !field.readOnly)
  return Object.fromEntries(
    required.flatMap(([name, field]) => {
      const value = exampleValue(name, field)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
