import 'server-only'
import { KEY_SCOPES } from '@/lib/accounts/access/key-scopes'
import { rotatedKeySchema, rotationSchema } from '@/lib/accounts/api-keys/rotate-key'
import { feedQuerySchema, feedSchema } from '@/lib/desk/partners/lead-feed'
import { leadsQuerySchema, ownLeadsSchema } from '@/lib/desk/partners/own-leads'
import { selfSchema } from '@/lib/desk/partners/self'
import { simulationSchema } from '@/lib/desk/partners/simulate-lead'
import { partnerLeadSchema } from '@/lib/leads/partner-leads/partner-lead'
import { receiptKeysSchema } from '@/lib/leads/partner-leads/receipt'
import { defineOperation } from '@/lib/platform/http/operation'

const ANY = KEY_SCOPES.map((key) => ({ key }))
const REFUSALS = [401, 403, 429]
const WRITE = [400, ...REFUSALS, 413, 415]

const leads = { tag: 'Leads', access: [{ key: 'leads:read' }] } as const
const lead = { ...leads, params: { id: 'ID of the request, from the response to it.' } } as const

export const listLeadsOperation = defineOperation({
  ...leads,
  id: 'listLeads',
  method: 'get',
  path: '/api/v1/leads',
  summary: 'List the requests sent with this key, newest first',
  query: leadsQuerySchema,
  answers: { 200: { words: 'The current state of the requests.', schema: ownLeadsSchema } },
  refusals: [400, ...REFUSALS],
  etag: true,
})

export const getLeadOperation = defineOperation({
  ...lead,
  id: 'getLead',
  method: 'get',
  path: '/api/v1/leads/{id}',
  summary: 'Read the status of a request',
  answers: { 200: { words: 'The current state of the request.', schema: partnerLeadSchema } },
  refusals: [...REFUSALS, 404],
  etag: true,
})

export const simulateLeadOperation = defineOperation({
  ...lead,
  id: 'simulateLead',
  method: 'post',
  path: '/api/v1/leads/{id}/simulation',
  summary: 'Simulate an event for a simulated family',
  description: 'Test keys only. The same events and webhooks are sent as for a real family.',
  body: { schema: simulationSchema, example: { event: 'lead.reached' } },
  answers: { 200: { words: 'The current state of the request.', schema: partnerLeadSchema } },
  refusals: [...WRITE, 404, 409],
})

export const listLeadEventsOperation = defineOperation({
  ...leads,
  id: 'listLeadEvents',
  method: 'get',
  path: '/api/v1/lead-events',
  summary: 'Read events of this key’s requests since a cursor',
  description: 'Events are kept for one month. The key’s webhook endpoints receive the same events.',
  query: feedQuerySchema,
  answers: { 200: { words: 'Events in order and the cursor for the next call.', schema: feedSchema } },
  refusals: [400, ...REFUSALS],
  etag: true,
})

export const getReceiptKeysOperation = defineOperation({
  id: 'getReceiptKeys',
  method: 'get',
  path: '/api/v1/receipt-keys',
  tag: 'Leads',
  summary: 'Read the public keys for verifying receipts',
  access: ['anybody'],
  answers: { 200: { words: 'A JWK set (RFC 7517).', schema: receiptKeysSchema } },
  refusals: [],
  etag: true,
})

export const getSelfOperation = defineOperation({
  id: 'getSelf',
  method: 'get',
  path: '/api/v1/self',
  tag: 'Partner',
  summary: 'Read the key’s details, limits, and how quickly its families are called',
  access: ANY,
  answers: { 200: { words: 'The key and its partner.', schema: selfSchema } },
  refusals: REFUSALS,
  etag: true,
})

export const rotateKeyOperation = defineOperation({
  id: 'rotateKey',
  method: 'post',
  path: '/api/v1/self/rotation',
  tag: 'Partner',
  summary: 'Replace this key with a new one',
  description:
    'The new key keeps the requests, endpoints and idempotency keys. The old key works until the overlap ends. A key that can only send requests cannot rotate itself, and neither can the old key.',
  access: ANY,
  body: { schema: rotationSchema, example: { overlapHours: 24 } },
  answers: { 200: { words: 'The new key, shown only once.', schema: rotatedKeySchema } },
  refusals: WRITE,
})
