import { type JsonSchema, jsonSchema } from '@/lib/desk/api/json-schema'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'

const MOMENT = { type: 'string', format: 'date-time', readOnly: true }

/** Response schema of a record. `names`: the fields this reader may see. */
export function recordSchema(entity: Entity, names: readonly string[]): JsonSchema {
  return {
    type: 'object',
    description: entity.about,
    properties: {
      id: { type: 'string', readOnly: true },
      ...fieldSchemas(entity, names),
      createdAt: MOMENT,
      updatedAt: MOMENT,
    },
    required: ['id', 'createdAt', 'updatedAt'],
  }
}

/** Request schema for creating a record or changing some of its fields. */
export function writtenSchema(entity: Entity, names: readonly string[], isNew: boolean): JsonSchema {
  const written = names.filter((name) => !entity.fields[name]?.readOnly)
  const required = written.filter((name) => entity.fields[name]?.required)
  const seen = {
    ...MOMENT,
    readOnly: false,
    description: 'The state that was read: a newer one refuses the change (409).',
  }
  return {
    type: 'object',
    properties: { ...fieldSchemas(entity, written), ...(!isNew && { updatedAt: seen }) },
    ...(isNew && required.length > 0 && { required }),
  }
}

function fieldSchemas(entity: Entity, names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field: Field | undefined = entity.fields[name]
      if (!field) return []
      const { readOnly, hint, alias = [] } = field
      const described = {
        ...jsonSchema(field.schema),
        title: labelOf(name, field),
        ...(hint && { description: hint }),
        ...(field.default !== undefined && { default: field.default }),
        ...(readOnly && { readOnly }),
      }
      return [
        [name, described],
        ...alias.map((other) => [other, { ...described, description: `The same as ${name}.` }]),
      ]
    }),
  )
}
