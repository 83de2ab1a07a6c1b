import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { type EntityCall, entityCall } from '@/lib/records/calls/entity-call'
import { draftShape, exampleDraft, previewBody, previewShape } from '@/lib/records/calls/publish-calls'
import { listShape } from '@/lib/records/calls/record-calls'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { allowedToRole } from '@/lib/records/declare/permissions'
import { canBeOff } from '@/lib/records/declare/publication'
import { recordFieldShapes, recordShape, shapeOnce, typeName } from '@/lib/records/declare/record-shape'
import { withArticle } from '@/lib/records/declare/with-article'
import { listParameters } from '@/lib/records/lists/list-parameters'
import { draftChange, wholeDraft } from '@/lib/records/publish/draft-request'

const READ = [401, 403, 404, 429]
const WRITE = [400, ...READ, 409, 413, 415]

/** Content as visitors see it, for programs. */
const content = { key: ['content:read', 'content:drafts'], only: 'keys' } as const
/** Whatever a key may change, for programs. */
const drafts = { key: ['content:drafts'], only: 'keys' } as const

const isSingle = ({ kind }: Entity) => kind === 'single'

const isDrafted = (entity: Entity, { update }: ReturnType<typeof allowedToRole>) =>
  entity.publication !== undefined && update

export const listContentCall = entityCall({
  ...content,
  method: 'get',
  path: '/api/v1/content/{entity}',
  id: ({ many }) => `list${many}`,
  summary: ({ many }) => `List ${many}`,
  words: 'A page of published records.',
  // A single has one record in place of a list, described by getSingleContentCall.
  answer: ({ actor, entity }) =>
    isSingle(entity)
      ? recordShape(actor, entity)
      : listShape(`${typeName(entity)}List`, recordShape(actor, entity)),
  query: listParameters,
  refusals: [400, 401, 403, 429],
  isFor: (entity) => !isSingle(entity),
})

export const getSingleContentCall: EntityCall = {
  ...content,
  method: 'get',
  path: '/api/v1/content/{entity}',
  id: ({ one }) => `get${one}`,
  summary: ({ one }) => `Read the ${one}`,
  words: 'The one record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: READ,
  isFor: isSingle,
}

export const getContentCall = entityCall({
  ...content,
  method: 'get',
  path: '/api/v1/content/{entity}/{id}',
  id: ({ one }) => `get${one}`,
  summary: ({ one }) => `Read ${withArticle(one)}`,
  words: 'The published record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: READ,
  isFor: (entity) => !isSingle(entity),
})

export const listChangeableCall = entityCall({
  ...drafts,
  method: 'get',
  path: '/api/v1/drafts/{entity}',
  id: ({ many }) => `listChangeable${many}`,
  summary: ({ many }) => `List the ${many} that this key may change`,
  description: 'Published or not.',
  words: 'A page of the list.',
  answer: ({ actor, entity }) =>
    shapeOnce(actor, entity, 'changeable', () =>
      listShape(
        `Changeable${typeName(entity)}List`,
        named(
          `Changeable${typeName(entity)}`,
          z.strictObject({
            ...recordFieldShapes(actor, entity),
            draftUpdatedAt: z.iso.datetime().nullable().describe('Null if there is no draft.'),
          }),
        ),
      ),
    ),
  query: listParameters,
  refusals: [400, 401, 403, 429],
  isFor: isDrafted,
})

const keyDraftShape = named('KeyDraft', draftShape.omit({ actorName: true, updatedAt: true }))

const readDraftShape = named(
  'ReadDraft',
  keyDraftShape.extend({ isByProgram: z.boolean().describe('True if another key wrote it.') }),
)

export const getChangeableCall = entityCall({
  ...drafts,
  method: 'get',
  path: '/api/v1/drafts/{entity}/{id}',
  id: ({ one }) => `get${one}Draft`,
  summary: ({ one }) => `Read ${withArticle(one)} and its draft`,
  words: 'The record (null if only a draft exists) and the draft (null if there is none).',
  answer: ({ actor, entity }) =>
    z.strictObject({ record: recordShape(actor, entity).nullable(), draft: readDraftShape.nullable() }),
  refusals: READ,
  isFor: isDrafted,
})

export const saveKeyDraftCall = entityCall({
  ...wholeDraft,
  ...drafts,
  method: 'put',
  path: '/api/v1/drafts/{entity}/{id}',
  id: ({ one }) => `save${one}Draft`,
  summary: ({ one }) => `Store the draft of ${withArticle(one)}`,
  description:
    'For a new record, use a new UUID. Send the draft version you read as `draftUpdatedAt` (null if there was none); if the draft has changed since, the response is 409. A repeat with the same values returns the first response.',
  words: 'The draft; null if it does not differ from the record.',
  example: exampleDraft,
  answer: () => keyDraftShape.nullable(),
  refusals: WRITE,
  isFor: isDrafted,
})

export const storeKeyDraftCall = entityCall({
  ...draftChange,
  ...drafts,
  method: 'post',
  path: '/api/v1/drafts/{entity}/{id}',
  id: ({ one }) => `store${one}Draft`,
  summary: ({ one }) => `Write the draft to ${withArticle(one)} that is unpublished`,
  description:
    'The draft must be complete. Without `values`, the stored draft is used. Only people can publish.',
  words: 'The stored record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: WRITE,
  isFor: (entity, allowed) => isDrafted(entity, allowed) && canBeOff(entity),
})

export const withdrawDraftCall = entityCall({
  ...drafts,
  method: 'delete',
  path: '/api/v1/drafts/{entity}/{id}',
  id: ({ one }) => `withdraw${one}Draft`,
  summary: ({ one }) => `Withdraw the draft of ${withArticle(one)}`,
  description: 'Only a draft that this key wrote.',
  words: 'There is no draft.',
  answer: () => null,
  refusals: [...READ, 409],
  isFor: isDrafted,
})

const checkShape = named(
  'DraftCheck',
  z.strictObject({
    isReady: z.boolean().describe('True if a person can publish it as it is.'),
    findings: z.array(
      z.strictObject({
        field: z.string().nullable().describe('Null for the whole record.'),
        message: z.string(),
        severity: z.enum(['error', 'warning']),
      }),
    ),
  }),
)

export const checkDraftCall = entityCall({
  ...drafts,
  method: 'post',
  path: '/api/v1/drafts/{entity}/{id}/check',
  id: ({ one }) => `check${one}Draft`,
  summary: ({ one }) => `Check the draft of ${withArticle(one)}`,
  description: 'Runs the checks before publishing. Nothing is stored.',
  words: 'What publishing would find. Errors keep it from going live.',
  answer: () => checkShape,
  refusals: READ,
  isFor: isDrafted,
})

export const previewDraftCall = entityCall({
  ...drafts,
  body: previewBody,
  method: 'post',
  path: '/api/v1/drafts/{entity}/{id}/preview',
  id: ({ one }) => `preview${one}Draft`,
  summary: ({ one }) => `Create a link that previews the draft of ${withArticle(one)}`,
  description: 'The link works until it expires or the key ends, for anyone who has it.',
  words: 'A link that needs no account.',
  status: 201,
  example: () => ({ days: 7 }),
  answer: () => previewShape,
  refusals: WRITE,
  isFor: (entity, allowed) => isDrafted(entity, allowed) && entity.publicPaths !== undefined,
})
