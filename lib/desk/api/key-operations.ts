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
  description: 'The newest 200 that nobody has published or discarded.',
  access: [{ key: 'content:drafts' }],
  answers: {
    200: {
      words: 'Newest first.',
      schema: named(
        'OwnDrafts',
        z.strictObject({
          drafts: z.array(
            z.strictObject({
              entity: z.string().describe('As in /api/v1/drafts/{entity}.'),
              id: z.uuid(),
              isNew: z.boolean().describe('True while there is no such record.'),
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
