import 'server-only'
import * as z from 'zod'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { named } from '@/lib/platform/http/component-names'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, wordsFromName } from '@/lib/records/declare/field'
import { answerShape, describedField, requestShape } from '@/lib/records/declare/field-shape'
import { mayUse } from '@/lib/records/declare/record'

type Reader = Pick<Actor, 'role' | 'scopes'>

/** 'blogPost' → 'BlogPost': the name of a record's type in generated clients. */
export const typeName = ({ name }: Pick<Entity, 'name'>): string =>
  name.charAt(0).toUpperCase() + name.slice(1)

const made = new WeakMap<Entity, Map<string, unknown>>()

/**
 * A shape of an entity's records, made once for all who see the same fields: only one object becomes one
 * component of the document.
 */
export function shapeOnce<S>(reader: Reader, entity: Entity, kind: string, make: () => S): S {
  const key = `${kind} ${can(reader, 'update', 'administration')}`
  const known = made.get(entity) ?? new Map<string, unknown>()
  made.set(entity, known)
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as S
}

/** A record as `toApiRecord` answers it to this reader. */
export function recordShape(reader: Reader, entity: Entity) {
  return shapeOnce(reader, entity, 'record', () =>
    named(typeName(entity), z.strictObject(recordFieldShapes(reader, entity)).meta(about(entity))),
  )
}

const about = ({ about: words, labels }: Entity) => ({ description: words ?? `A ${labels.one}.` })

/** The fields of `recordShape`, for answers that add to them. */
export function recordFieldShapes(reader: Reader, entity: Entity) {
  const moment = z.iso.datetime().meta({ readOnly: true })
  return {
    id: z.string().meta({ readOnly: true }),
    ...fieldShapes(reader, entity, (field) =>
      field.readOnly ? answerShape(field).meta({ readOnly: true }) : answerShape(field),
    ),
    createdAt: moment,
    updatedAt: moment.meta({
      description: 'Version of the record; send it with a change to avoid overwriting.',
    }),
  }
}

/** The fields that a request may send. A new record needs its required ones. */
export function writtenShape(reader: Reader, entity: Entity, isNew: boolean) {
  return shapeOnce(reader, entity, isNew ? 'new' : 'changed', () => {
    const writable = (name: string) => !entity.fields[name]?.readOnly
    const shapes = fieldShapes(reader, entity, requestShape, writable)
    const sent = Object.entries(shapes).map(([name, shape]) => {
      const isNeeded = isNew && entity.fields[name]?.required && !entity.fields[name]?.alias?.length
      return [name, isNeeded ? shape : shape.optional()] as const
    })
    const seen = z.iso
      .datetime()
      .optional()
      .describe('The version you read. If the draft has changed since, the response is 409.')
    return named(
      `${isNew ? 'New' : 'Changed'}${typeName(entity)}`,
      z.object({ ...Object.fromEntries(sent), ...(!isNew && { updatedAt: seen }) }),
    )
  })
}

/** By field name and alias (reading 18), the fields that this reader may see. */
function fieldShapes(
  reader: Reader,
  entity: Entity,
  shapeOf: (field: Field) => z.ZodType,
  isIncluded: (name: string) => boolean = () => true,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]: [string, Field]) => {
      if (!mayUse(reader, entity, name) || !isIncluded(name)) return []
      const shape = describedField(name, field, shapeOf(field))
      const same = shapeOf(field).meta({ title: wordsFromName(name), description: `Same as ${name}.` })
      return [[name, shape], ...(field.alias ?? []).map((alias) => [alias, same])]
    }),
  )
}
