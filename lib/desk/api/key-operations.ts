import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'

export const ownDraftsOperation = defineOperation({
  id: 'listOwnDrafts',
  method: 'get',
  path: '/api/v1/drafts',
  tag: 'Drafts',
  summary: 'List the drafts that this key has written',
  description: 'The newest 200 drafts that have not been published or discarded.',
  access: [{ key: 'content:drafts' }],
  answers: {
    200: {
      words: 'Newest first.',
      schema: named(
        'OwnDrafts',
        z.strictObject({
          drafts: z.array(
            z.strictObject({
              entity: z.string().describe('Name of the entity, as in /api/v1/drafts/{entity}.'),
              id: z.uuid(),
              isNew: z.boolean().describe('True if the record does not exist yet.'),
              draftUpdatedAt: z.iso.datetime(),
            }),
          ),
        }),
      ),
    },
  },
  refusals: [401, 403, 429],
  etag: true,
})
