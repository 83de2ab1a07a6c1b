import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { isStorableDate } from '@/lib/platform/storable-date'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { isFilter, isSortable, MAX_PAGE_SIZE, NONE, STATE_FILTER } from '@/lib/records/lists/list-query'
import { stateChoices } from '@/lib/records/publish/publication-state'

type Reader = Pick<Actor, 'scopes'>

const MAX_PAGE = 100_000

const paging = {
  page: z
    .union([z.coerce.number().int().min(1).max(MAX_PAGE), z.literal('last')])
    .optional()
    .describe('Page number from 1, or “last”.'),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(`Rows in an answer: 25 by default, ${MAX_PAGE_SIZE} at most.`),
  updatedSince: z.iso
    .datetime({ offset: true })
    .refine(isStorableDate, 'Please send a time since 1900')
    .optional()
    .describe(
      'Only records that changed or were published at or after this time. Use a time one minute before your last read began: a change carries the time at which it started.',
    ),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      '“start” reads the whole list, oldest change first. Then send the `nextCursor` of each response until it is null. Records that change in the meantime appear again at the end. Not with page or sort.',
    ),
}

/** Query parameters of an entity's list in the API. The document, the parser and the errors come from it. */
export function listParameters(reader: Reader, entity: Entity) {
  const { list } = entity
  return z
    .strictObject({
      ...paging,
      sort: z
        .enum(sortsOf(entity) as [string, ...string[]])
        .optional()
        .describe(`A field, with - in front for descending. By default ${list.sort}.`),
      ...(list.search.length > 0 && {
        search: z
          .string()
          .max(1_000)
          .optional()
          .describe(`Words to find in ${list.search.join(', ')}.`),
      }),
      ...filterShapes(reader, entity),
    })
    .refine(({ cursor, page, sort }) => cursor === undefined || (page ?? sort) === undefined, {
      path: ['cursor'],
      message: 'A cursor sets its own order: leave out page and sort',
    })
}

/** Parameters of a saved view and of an export, which only people make. They also choose columns. */
export function viewParameters(entity: Entity) {
  const { cursor: _, updatedSince: __, ...rest } = listParameters({}, entity).shape
  const columns = z.string().max(2_000).optional().describe('Field names, separated by commas.')
  return z.strictObject({ ...rest, columns })
}

/** Every value of `sort` that works, for the list of this entity. */
function sortsOf(entity: Entity): string[] {
  const names = ['createdAt', 'updatedAt', ...Object.keys(entity.fields)]
  const sorts = names.filter((name) => isSortable(entity, name)).flatMap((name) => [name, `-${name}`])
  return [...new Set([entity.list.sort, ...sorts])]
}

function filterShapes(reader: Reader, entity: Entity): Record<string, z.ZodType> {
  const filters = Object.entries(entity.fields).flatMap(([name, field]) => {
    const shape = isFilter(entity, name) ? filterShape(field) : null
    return shape ? [[name, shape.optional().describe(`Filters by: ${labelOf(name, field)}.`)]] : []
  })
  const states = reader.scopes ? [] : stateChoices(entity)
  const state = z.enum(states as [string, ...string[]]).optional()
  return {
    ...Object.fromEntries(filters),
    ...(states.length > 0 && { [STATE_FILTER]: state.describe('Filter by publication state.') }),
  }
}

function filterShape({ kind, choices = [] }: Field): z.ZodType | null {
  switch (kind) {
    case 'boolean':
      return z.enum(['true', 'false'])
    case 'select':
      return z.enum(choices.map(({ value }) => value) as [string, ...string[]])
    case 'belongsTo':
    case 'image':
    case 'manyToMany':
      return z.union([z.uuid(), z.literal(NONE)])
    case 'text':
    case 'list':
      return z.string().min(1).max(255)
    default:
      return null
  }
}
