import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'
import { entities } from '@/lib/records/entities/registry'

const READ = [401, 403, 429]
const drafted = entities.filter(({ publication }) => publication).map(({ path }) => path)
const record = z.string().describe('Name of the entity, as in /api/v1/content/{entity}.')

export const searchParameters = z.strictObject({
  q: z.string().trim().min(1, 'Send words to find').max(200).describe('Words to find.'),
  entity: z.string().max(60).optional().describe('Only records of this entity, 25 at most.'),
})

export const searchContentOperation = defineOperation({
  id: 'searchContent',
  method: 'get',
  path: '/api/v1/content-search',
  tag: 'Drafts',
  summary: 'Search what is published',
  description: 'Finds records that have all words, 5 of each entity and 25 at most.',
  access: [{ key: 'content:read' }, { key: 'content:drafts' }],
  query: searchParameters,
  answers: {
    200: {
      words: 'What was found, newest change of each entity first.',
      schema: named(
        'FoundContent',
        z.strictObject({
          found: z.array(
            z.strictObject({
              entity: record,
              id: z.string(),
              title: z.string(),
              url: z.url().nullable().describe('A page that shows it.'),
            }),
          ),
        }),
      ),
    },
  },
  refusals: [400, ...READ],
  etag: true,
})

export const listOpenReleasesOperation = defineOperation({
  id: 'listOpenReleases',
  method: 'get',
  path: '/api/v1/releases',
  tag: 'Drafts',
  summary: 'List the releases that accept drafts',
  description: 'A release is a list of drafts that a person publishes together. Only people make releases.',
  access: [{ key: 'content:drafts' }],
  answers: {
    200: {
      words: 'Newest first. Those that are live or scheduled are left out.',
      schema: named(
        'OpenReleases',
        z.strictObject({
          releases: z.array(
            z.strictObject({ id: z.uuid(), name: z.string(), count: z.int().describe('Records in it.') }),
          ),
        }),
      ),
    },
  },
  refusals: READ,
  etag: true,
})

export const releaseItem = z.strictObject({
  entity: z.enum(drafted, 'Name an entity with drafts').describe('Name of the entity.'),
  entityId: z.uuid('Choose the record'),
})

export const addToReleaseOperation = defineOperation({
  id: 'addToRelease',
  method: 'post',
  path: '/api/v1/releases/{id}/items',
  tag: 'Drafts',
  summary: 'Add a draft that this key wrote to a release',
  description: 'A person decides when the release is published. Repeating the call changes nothing.',
  access: [{ key: 'content:drafts' }],
  params: { id: 'The id of the release.' },
  body: {
    schema: releaseItem,
    example: { entity: 'faqs', entityId: '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41' },
  },
  answers: { 204: { words: 'It is in the release.', schema: null } },
  refusals: [400, ...READ, 404, 409, 413, 415],
})

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
