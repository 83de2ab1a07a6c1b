import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { entityCall, type Reader } from '@/lib/records/calls/entity-call'
import type { Entity } from '@/lib/records/declare/define-entity'
import { exampleRecord } from '@/lib/records/declare/field-shape'
import {
  recordFieldShapes,
  recordShape,
  shapeOnce,
  typeName,
  writtenShape,
} from '@/lib/records/declare/record-shape'
import { withArticle } from '@/lib/records/declare/with-article'
import { listParameters, viewParameters } from '@/lib/records/lists/list-parameters'
import { stateChoices } from '@/lib/records/publish/publication-state'
import { recordFields } from '@/lib/records/store/entity-route'
import { MAX_BULK_RECORDS } from '@/lib/records/store/operations'

const READ = [401, 403]
const WRITE = [400, 401, 403, 413, 415]

const isSingle = ({ kind }: Entity) => kind === 'single'

/** A list with rows of this shape. */
export function listShape<R extends z.ZodType>(name: string, row: R) {
  return named(
    name,
    z.strictObject({
      rows: z.array(row),
      total: z.int().describe('Total number of records; a lower bound unless `totalIsExact` is true.'),
      totalIsExact: z.boolean(),
      page: z.int().nullable().describe('Null when reading by cursor.'),
      pageSize: z.int(),
      nextCursor: z
        .string()
        .nullable()
        .describe('The next `cursor`; null at the end or when not reading by cursor.'),
    }),
  )
}

/** A row of a list in the back office, which shows its state of publication. */
function listedShape(reader: Reader, entity: Entity): z.ZodType<Record<string, unknown>> {
  const states = stateChoices(entity).filter((state) => state !== 'asked')
  if (reader.scopes || states.length === 0) return recordShape(reader, entity)
  return shapeOnce(reader, entity, 'listed', () =>
    named(
      `Listed${typeName(entity)}`,
      z.strictObject({
        ...recordFieldShapes(reader, entity),
        publicationState: z.enum(states),
        publicationProblem: z.string().nullable().describe('Why a scheduled change did not happen.'),
        approvalAsked: z.boolean(),
      }),
    ),
  )
}

export const listRecordsCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}',
  id: ({ many }) => `list${many}`,
  summary: ({ many }) => `List ${many}`,
  words: 'A page of the list.',
  // A single has one record in place of a list, described by getSingleCall.
  answer: ({ actor, entity }) =>
    isSingle(entity)
      ? recordShape(actor, entity)
      : listShape(`${typeName(entity)}List`, listedShape(actor, entity)),
  query: listParameters,
  key: ['content:read', 'content:drafts'],
  refusals: [400, ...READ],
  isFor: (entity) => !isSingle(entity),
})

export const getSingleCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}',
  id: ({ one }) => `get${one}`,
  summary: ({ one }) => `Read the ${one}`,
  words: 'The one record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [...READ, 404],
  isFor: isSingle,
})

export const changeSingleCall = entityCall({
  ...recordFields,
  method: 'patch',
  path: '/api/admin/{entity}',
  id: ({ one }) => `update${one}`,
  summary: ({ one }) => `Change the sent fields of the ${one}`,
  words: 'The stored record.',
  shown: (reader, entity) => writtenShape(reader, entity, false),
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [...WRITE, 409],
  isFor: (entity, { update }) => isSingle(entity) && update,
})

export const createRecordCall = entityCall({
  ...recordFields,
  method: 'post',
  path: '/api/admin/{entity}',
  id: ({ one }) => `create${one}`,
  summary: ({ one }) => `Create ${withArticle(one)}`,
  words: 'The stored record.',
  shown: (reader, entity) => writtenShape(reader, entity, true),
  example: exampleRecord,
  status: 201,
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [...WRITE, 409],
  isFor: (entity, { create }) => !isSingle(entity) && create,
})

export const getRecordCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}/{id}',
  id: ({ one }) => `get${one}`,
  summary: ({ one }) => `Read ${withArticle(one)}`,
  words: 'The record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  key: ['content:read', 'content:drafts'],
  refusals: [...READ, 404],
  isFor: (entity) => !isSingle(entity),
})

export const changeRecordCall = entityCall({
  ...recordFields,
  method: 'patch',
  path: '/api/admin/{entity}/{id}',
  id: ({ one }) => `update${one}`,
  summary: ({ one }) => `Change the sent fields of ${withArticle(one)}`,
  words: 'The stored record.',
  shown: (reader, entity) => writtenShape(reader, entity, false),
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [...WRITE, 404, 409],
  isFor: (entity, { update }) => !isSingle(entity) && update,
})

export const deleteRecordCall = entityCall({
  method: 'delete',
  path: '/api/admin/{entity}/{id}',
  id: ({ one }) => `delete${one}`,
  summary: ({ one }) => `Move ${withArticle(one)} to the trash`,
  words: 'It stays in the trash for 30 days.',
  answer: () => null,
  refusals: [...READ, 404, 409],
  isFor: (_, { delete: remove }) => remove,
})

export const duplicateRecordCall = entityCall({
  method: 'post',
  path: '/api/admin/{entity}/{id}/duplicate',
  id: ({ one }) => `duplicate${one}`,
  summary: ({ one }) => `Copy ${withArticle(one)}`,
  description: 'The copy includes the record’s children, gets a new slug, and is unpublished.',
  words: 'The copy.',
  status: 201,
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [400, ...READ, 404, 409],
  isFor: (_, { duplicate }) => duplicate,
})

const changes = z.strictObject({
  /** Fields as in a change of one record; `updatedAt` where it must not have changed since. */
  records: z
    .array(z.looseObject({ id: z.uuid('Choose the record') }))
    .min(1, 'Choose the records')
    .max(MAX_BULK_RECORDS, `At most ${MAX_BULK_RECORDS} at a time`),
})

export const changeRecordsCall = entityCall({
  body: changes,
  maxBytes: 256 * 1024,
  method: 'patch',
  path: '/api/admin/{entity}/many',
  id: ({ many }) => `updateMany${many}`,
  summary: ({ many }) => `Change several ${many}, all or none`,
  words: 'The records that changed.',
  example: () => ({ records: [{ id: '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41' }] }),
  answer: ({ actor, entity }) => {
    const record = recordShape(actor, entity)
    return z.strictObject({ changed: z.array(z.strictObject({ before: record, after: record })) })
  },
  refusals: [...WRITE, 404, 409],
  isFor: (entity, { update }) => !isSingle(entity) && update,
})

export const exportRecordsCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}/export',
  id: ({ many }) => `export${many}`,
  summary: ({ many }) => `Read ${many} as CSV`,
  description: 'Every page of the list. Takes the list’s parameters.',
  words: 'The file.',
  answer: () => z.string(),
  type: 'text/csv',
  query: (_, entity) => viewParameters(entity),
  refusals: [400, ...READ],
  isFor: (_, { export: mayExport }) => mayExport,
})
