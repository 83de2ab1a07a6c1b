import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { answers, type JsonSchema, jsonSchema, sends } from '@/lib/desk/api/answers'
import { recordPaths } from '@/lib/desk/api/record-paths'
import { byKey } from '@/lib/desk/api/security'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { allowedToRole } from '@/lib/records/declare/permissions'
import { mayUse } from '@/lib/records/declare/record'
import { capitalized } from '@/lib/records/store/menu'

type Path = { path: string; item: object }

const READ = [401, 403]
const WRITE = [400, 401, 403, 413]

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const query = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
})

/** OpenAPI paths for everything this person may do with the entity's records. */
export function entityPaths(actor: Pick<Actor, 'role' | 'scopes'>, entity: Entity): Path[] {
  const names = Object.keys(entity.fields).filter((name) => mayUse(actor, entity, name))
  const record = recordSchema(entity, names)
  const base = `/api/admin/${entity.path}`
  const tags = [capitalized(entity.labels.many)]
  const allowed = allowedToRole(actor, entity)
  const { create, update, delete: remove } = allowed
  const one = entity.labels.one
  const changed = {
    tags,
    summary: `Change the sent fields of a ${one}`,
    requestBody: sends(writtenSchema(entity, names, false)),
    responses: answers(200, 'As it is stored now.', record, [...WRITE, 404, 409]),
  }
  const read = (words: string, schema: JsonSchema, refusals: number[]) => ({
    tags,
    security: byKey('content:read'),
    responses: answers(200, words, schema, refusals),
  })
  if (entity.kind === 'single') {
    const get = { ...read('The one record.', record, [...READ, 404]), summary: `Read the ${one}` }
    return [{ path: base, item: { get, ...(update && { patch: changed }) } }]
  }
  const list = {
    ...read('A page of them.', listSchema(record), [400, ...READ]),
    summary: `List ${entity.labels.many}`,
    parameters: listParameters(entity),
  }
  const post = {
    tags,
    summary: `Make a ${one}`,
    requestBody: sends(writtenSchema(entity, names, true)),
    responses: answers(201, 'As it is stored.', record, [...WRITE, 409]),
  }
  const get = { ...read('The record.', record, [...READ, 404]), summary: `Read a ${one}` }
  const gone = {
    tags,
    summary: `Delete a ${one}`,
    responses: answers(204, 'It is deleted.', null, [...READ, 404, 409]),
  }
  return [
    { path: base, item: { get: list, ...(create && { post }) } },
    {
      path: `${base}/{id}`,
      item: { parameters: [id], get, ...(update && { patch: changed }), ...(remove && { delete: gone }) },
    },
    ...recordPaths({ entity, allowed, record, tags }),
  ]
}

function listSchema(record: JsonSchema): JsonSchema {
  const count = { type: 'integer' }
  return {
    type: 'object',
    properties: {
      rows: { type: 'array', items: record },
      total: count,
      totalIsExact: { type: 'boolean', description: 'False where there are more than were counted.' },
      page: count,
      pageSize: count,
    },
    required: ['rows', 'total', 'page', 'pageSize'],
  }
}

function listParameters({ list, fields }: Entity) {
  return [
    query('page', 'From 1.', { type: 'integer', minimum: 1 }),
    query('sort', `A field's name, with - in front for descending. Without it: ${list.sort}.`),
    ...(list.search.length > 0 ? [query('search', `Looked for in ${list.search.join(', ')}.`)] : []),
    ...list.filters.map((name) => query(name, fields[name]?.label ?? `Only those with this ${name}.`)),
  ]
}

const MOMENT = { type: 'string', format: 'date-time', readOnly: true }

/** Response schema of a record. `names`: the fields this reader may see. */
function recordSchema(entity: Entity, names: readonly string[]): JsonSchema {
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
function writtenSchema(entity: Entity, names: readonly string[], isNew: boolean): JsonSchema {
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
