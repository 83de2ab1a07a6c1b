import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { entityCall } from '@/lib/records/calls/entity-call'
import type { Entity } from '@/lib/records/declare/define-entity'
import { exampleRecord } from '@/lib/records/declare/field-shape'
import type { allowedToRole } from '@/lib/records/declare/permissions'
import { canBeOff } from '@/lib/records/declare/publication'
import { recordShape } from '@/lib/records/declare/record-shape'
import { withArticle } from '@/lib/records/declare/with-article'
import { LINK_DAYS } from '@/lib/records/preview/preview-links'
import { draftChange, publishChange, wholeDraft } from '@/lib/records/publish/draft-request'

const READ = [401, 403, 404]
const WRITE = [400, ...READ, 409, 413, 415]

const moment = z.iso.datetime()

const isPublished = (entity: Entity, { update }: ReturnType<typeof allowedToRole>) =>
  entity.publication !== undefined && update

const isTurnedOff = (entity: Entity, allowed: ReturnType<typeof allowedToRole>) =>
  isPublished(entity, allowed) && canBeOff(entity)

export const draftShape = named(
  'Draft',
  z.strictObject({
    values: z.record(z.string(), z.unknown()).describe('Field values; they may be incomplete.'),
    basedOn: moment.nullable().describe('Version of the record; null for a new one.'),
    actorName: z.string().describe('Who wrote it.'),
    isMine: z.boolean(),
    createdAt: moment,
    updatedAt: moment.describe('Same as draftUpdatedAt.'),
    draftUpdatedAt: moment.describe(
      'Send it with the next change. If the draft has changed since, the response is 409.',
    ),
  }),
)

/** The body that stores a record's required fields as a draft. */
export const exampleDraft = (entity: Entity) => ({ values: exampleRecord(entity), draftUpdatedAt: null })

export const getDraftCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}/{id}/draft',
  id: ({ one }) => `get${one}Draft`,
  summary: ({ one }) => `Read the draft of ${withArticle(one)}`,
  words: 'The unpublished changes, or null.',
  answer: () => draftShape.nullable(),
  key: ['content:drafts'],
  refusals: READ,
  isFor: isPublished,
})

export const saveDraftCall = entityCall({
  ...wholeDraft,
  method: 'put',
  path: '/api/admin/{entity}/{id}/draft',
  id: ({ one }) => `save${one}Draft`,
  summary: ({ one }) => `Store the draft of ${withArticle(one)}`,
  words: 'The draft; null if it does not differ from the record.',
  example: exampleDraft,
  answer: () => draftShape.nullable(),
  key: ['content:drafts'],
  refusals: WRITE,
  isFor: isPublished,
})

export const storeDraftCall = entityCall({
  ...draftChange,
  method: 'post',
  path: '/api/admin/{entity}/{id}/draft',
  id: ({ one }) => `store${one}Draft`,
  summary: ({ one }) => `Write the draft to ${withArticle(one)} that is unpublished`,
  words: 'The stored record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  key: ['content:drafts'],
  refusals: WRITE,
  isFor: isTurnedOff,
})

export const discardDraftCall = entityCall({
  method: 'delete',
  path: '/api/admin/{entity}/{id}/draft',
  id: ({ one }) => `discard${one}Draft`,
  summary: ({ one }) => `Discard the draft of ${withArticle(one)}`,
  words: 'There is no draft.',
  answer: () => null,
  refusals: [...READ, 409],
  isFor: isPublished,
})

export const publishCall = entityCall({
  ...publishChange,
  method: 'post',
  path: '/api/admin/{entity}/{id}/publish',
  id: ({ one }) => `publish${one}`,
  summary: ({ one }) => `Publish ${withArticle(one)}`,
  words: 'The record and any warnings.',
  answer: ({ actor, entity }) =>
    z.strictObject({
      record: recordShape(actor, entity),
      warnings: z.array(
        z.strictObject({
          field: z.string().nullable(),
          message: z.string(),
          severity: z.enum(['error', 'warning']),
        }),
      ),
    }),
  refusals: WRITE,
  isFor: isPublished,
})

export const unpublishCall = entityCall({
  method: 'post',
  path: '/api/admin/{entity}/{id}/unpublish',
  id: ({ one }) => `unpublish${one}`,
  summary: ({ one }) => `Unpublish ${withArticle(one)}`,
  words: 'The current record.',
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: [...READ, 409],
  isFor: isTurnedOff,
})

const approvalShape = named(
  'ApprovalRequest',
  z.strictObject({
    action: z.enum(['publish', 'unpublish']),
    state: z.enum(['waiting', 'returned']),
    note: z.string().nullable(),
    wantedAt: moment.nullable().describe('When it should happen; null for as soon as it is approved.'),
    timeZone: z.string(),
    askedBy: z.string(),
    isMine: z.boolean(),
    askedAt: moment,
    answeredBy: z.string().nullable(),
    answer: z.string().nullable(),
  }),
)

const wish = z.strictObject({
  action: z.enum(['publish', 'unpublish'], 'Choose publish or unpublish'),
  note: z.string('Please enter a note').trim().max(1000, 'Please use 1,000 characters or fewer').nullish(),
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }).nullish(),
})

export const requestApprovalCall = entityCall({
  body: wish,
  method: 'put',
  path: '/api/admin/{entity}/{id}/approval',
  id: ({ one }) => `request${one}Approval`,
  summary: ({ one }) => `Request approval of ${withArticle(one)}`,
  words: 'The request.',
  example: () => ({ action: 'publish', note: 'The new prices, please.' }),
  answer: () => approvalShape.nullable(),
  refusals: WRITE,
  isFor: isPublished,
})

export const withdrawApprovalCall = entityCall({
  method: 'delete',
  path: '/api/admin/{entity}/{id}/approval',
  id: ({ one }) => `withdraw${one}Approval`,
  summary: ({ one }) => `Withdraw the request to approve ${withArticle(one)}`,
  words: 'No requests are waiting.',
  answer: () => null,
  refusals: [...READ, 409],
  isFor: isPublished,
})

const NEEDED = 'Please enter the next step'
const returned = z.strictObject({
  note: z.string(NEEDED).trim().min(1, NEEDED).max(1000, 'Please use 1,000 characters or fewer'),
})

export const returnApprovalCall = entityCall({
  body: returned,
  method: 'post',
  path: '/api/admin/{entity}/{id}/approval/return',
  id: ({ one }) => `return${one}Approval`,
  summary: ({ one }) => `Send ${withArticle(one)} back to the person who asked for approval`,
  words: 'The request.',
  example: () => ({ note: 'The price is missing.' }),
  answer: () => approvalShape.nullable(),
  refusals: WRITE,
  isFor: isPublished,
})

const revisionShape = named(
  'Revision',
  z.strictObject({
    number: z.int(),
    createdAt: moment,
    actorName: z.string().nullable(),
    changes: z.array(
      z.strictObject({
        field: z.string(),
        label: z.string(),
        before: z.unknown().optional(),
        after: z.unknown().optional(),
      }),
    ),
    fromTrash: z.boolean().describe('True for the version restored from the trash.'),
    note: z.string().nullable().describe('Why it was published despite the checks.'),
  }),
)

export const listRevisionsCall = entityCall({
  method: 'get',
  path: '/api/admin/{entity}/{id}/revisions',
  id: ({ one }) => `list${one}Revisions`,
  summary: ({ one }) => `Read the history of ${withArticle(one)}`,
  words: 'The last 50 versions, newest first.',
  answer: () => z.array(revisionShape),
  refusals: READ,
  isFor: ({ kind }) => kind !== 'single',
})

export const restoreRevisionCall = entityCall({
  body: z.object({ number: z.number('Choose an earlier version').int().min(1) }),
  method: 'post',
  path: '/api/admin/{entity}/{id}/revisions',
  id: ({ one }) => `restore${one}Revision`,
  summary: ({ one }) => `Restore an earlier version of ${withArticle(one)}`,
  description:
    'Where records have drafts, the earlier version becomes the draft. Publish it to put it on the site.',
  words: 'The record as it is stored now.',
  example: () => ({ number: 1 }),
  answer: ({ actor, entity }) => recordShape(actor, entity),
  refusals: WRITE,
  isFor: ({ kind }, { update }) => kind !== 'single' && update,
})

export const previewBody = z.object({ days: z.literal(LINK_DAYS).default(1) })

export const previewShape = named(
  'PreviewLink',
  z.strictObject({ url: z.url(), path: z.string(), expiresAt: moment }),
)

export const previewCall = entityCall({
  body: previewBody,
  method: 'post',
  path: '/api/admin/{entity}/{id}/preview',
  id: ({ one }) => `preview${one}`,
  summary: ({ one }) => `Create a link that previews the draft of ${withArticle(one)}`,
  words: 'A link that needs no account.',
  status: 201,
  example: () => ({ days: 7 }),
  answer: () => previewShape,
  refusals: WRITE,
  isFor: isPublished,
})
