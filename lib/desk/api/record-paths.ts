import 'server-only'
import { answers, type JsonSchema, sends } from '@/lib/desk/api/answers'
import { byKey } from '@/lib/desk/api/security'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { allowedToRole } from '@/lib/records/declare/permissions'

type Options = {
  entity: Entity
  allowed: ReturnType<typeof allowedToRole>
  record: JsonSchema
  tags: string[]
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const REFUSALS = [400, 401, 403, 404, 409]

const draft = {
  type: 'object',
  properties: {
    values: { type: 'object', description: 'Fields as they are typed; they need not be complete.' },
    updatedAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The state of the record that was read.',
    },
    draftUpdatedAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The state of the draft that was read.',
    },
  },
}

/** Further paths of records: history, drafts, publishing, bulk changes, export. */
export function recordPaths({ entity, allowed, record, tags }: Options): { path: string; item: object }[] {
  const base = `/api/admin/${entity.path}`
  const { one, many } = entity.labels
  const ok = (words: string, schema: JsonSchema | null = record) => answers(200, words, schema, REFUSALS)
  const history = {
    parameters: [id],
    get: {
      tags,
      summary: `Read the history of a ${one}`,
      responses: ok('Its states, newest first.', { type: 'array' }),
    },
    ...(allowed.update && {
      post: {
        tags,
        summary: `Restore an earlier state of a ${one}`,
        requestBody: sends({
          type: 'object',
          properties: { number: { type: 'integer' } },
          required: ['number'],
        }),
        responses: ok('As it is now.'),
      },
    }),
  }
  const call = (summary: string, words: string, body: JsonSchema | null = draft) => ({
    parameters: [id],
    post: { tags, summary, ...(body && { requestBody: sends(body) }), responses: ok(words) },
  })
  const drafts = {
    parameters: [id],
    get: {
      tags,
      security: byKey('content:drafts'),
      summary: `Read the draft of a ${one}`,
      responses: ok('What is typed and not published, or null.', draft),
    },
    put: {
      tags,
      security: byKey('content:drafts'),
      summary: `Store the draft of a ${one}`,
      requestBody: sends({ ...draft, required: ['values'] }),
      responses: ok('The draft, or null when nothing differs from the record.', draft),
    },
    post: {
      tags,
      security: byKey('content:drafts'),
      summary: `Bring the draft into a ${one} that is off the site`,
      requestBody: sends(draft),
      responses: ok('As it is stored.'),
    },
    delete: {
      tags,
      summary: `Discard the draft of a ${one}`,
      responses: answers(204, 'It is gone.', null, REFUSALS),
    },
  }
  const wish = {
    type: 'object',
    properties: {
      action: { enum: ['publish', 'unpublish'] },
      note: { type: ['string', 'null'] },
      at: { type: ['string', 'null'], format: 'date-time' },
    },
    required: ['action'],
  }
  const asking = {
    parameters: [id],
    put: {
      tags,
      summary: `Ask those who may publish for a ${one}`,
      requestBody: sends(wish),
      responses: ok('What was asked for.'),
    },
    delete: {
      tags,
      summary: `Take back what was asked for a ${one}`,
      responses: answers(204, 'Nothing waits.', null, REFUSALS),
    },
  }
  const isPublished = entity.publication !== undefined && allowed.update
  return [
    { path: `${base}/{id}/revisions`, item: history },
    ...(isPublished
      ? [
          { path: `${base}/{id}/draft`, item: drafts },
          {
            path: `${base}/{id}/publish`,
            item: call(`Publish a ${one}`, 'The record, and warnings about it.'),
          },
          { path: `${base}/{id}/approval`, item: asking },
          {
            path: `${base}/{id}/approval/return`,
            item: call(`Send a ${one} back to whoever asked for approval`, 'What was asked for.', {
              type: 'object',
              properties: { note: { type: 'string' } },
              required: ['note'],
            }),
          },
          { path: `${base}/{id}/unpublish`, item: call(`Take a ${one} off the site`, 'As it is now.', null) },
        ]
      : []),
    ...(allowed.duplicate
      ? [
          {
            path: `${base}/{id}/duplicate`,
            item: {
              parameters: [id],
              post: {
                tags,
                summary: `Copy a ${one}`,
                description: 'The copy has the record’s children, a slug of its own, and is off the site.',
                responses: answers(201, 'The copy.', record, REFUSALS),
              },
            },
          },
        ]
      : []),
    ...(isPublished && entity.publicPaths
      ? [
          {
            path: `${base}/{id}/preview`,
            item: call(`Make a link that previews the draft of a ${one}`, 'Its address, path and end.', {
              type: 'object',
              properties: { days: { enum: [1, 7, 30], default: 1 } },
            }),
          },
        ]
      : []),
    ...(allowed.export
      ? [
          {
            path: `${base}/export`,
            item: {
              get: {
                tags,
                summary: `Read ${many} as CSV`,
                description: 'All of the list at this address, with the same parameters.',
                responses: {
                  200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } },
                },
              },
            },
          },
        ]
      : []),
    ...(allowed.update
      ? [
          {
            path: `${base}/many`,
            item: {
              patch: {
                tags,
                summary: `Change several ${many}, all or none`,
                requestBody: sends({
                  type: 'object',
                  properties: {
                    records: {
                      type: 'array',
                      maxItems: 100,
                      items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
                    },
                  },
                  required: ['records'],
                }),
                responses: ok('Those that differ now, before and after.', { type: 'object' }),
              },
            },
          },
        ]
      : []),
  ]
}
