import 'server-only'
import * as z from 'zod'
import type { $ZodObject, $ZodType } from 'zod/v4/core'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { rotatedKeySchema, rotationSchema } from '@/lib/accounts/api-keys/rotate-key'
import { feedQuerySchema, feedSchema } from '@/lib/desk/partners/lead-feed'
import { leadsQuerySchema, ownLeadsSchema } from '@/lib/desk/partners/own-leads'
import { selfSchema } from '@/lib/desk/partners/self'
import { simulationSchema } from '@/lib/desk/partners/simulate-lead'
import {
  ownEndpointSchema,
  ownEndpointsSchema,
  ownEndpointViewSchema,
  ownMessagesSchema,
  ownSecretSchema,
} from '@/lib/desk/webhooks/own-endpoints'
import { partnerLeadSchema } from '@/lib/leads/partner-leads/partner-lead'
import { receiptKeysSchema } from '@/lib/leads/partner-leads/receipt'

/** A call by key as the OpenAPI document describes it. */
export type PartnerOperation = {
  /** `operationId`. */
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  tag: 'Partner' | 'Webhook endpoints' | 'Leads'
  summary: string
  description?: string
  access: readonly ('anybody' | { key: KeyScope })[]
  params?: Readonly<Record<string, string>>
  query?: $ZodObject
  body?: { schema: $ZodType; example: unknown }
  answers: Readonly<Record<number, { words: string; schema: $ZodType | null }>>
  refusals: readonly number[]
}

const ANY: PartnerOperation['access'] = [
  { key: 'leads:write' },
  { key: 'leads:read' },
  { key: 'content:read' },
  { key: 'content:drafts' },
]
const READER: PartnerOperation['access'] = [{ key: 'leads:read' }]
const LEAD = { id: 'Of the request, as its answer says.' }
const leads = { tag: 'Leads', access: READER } as const
const REFUSALS = [401, 403, 429]
const WRITE = [400, ...REFUSALS, 413, 415]
const ONE = { id: 'Of the endpoint.' }
const endpoints = { tag: 'Webhook endpoints', access: READER } as const
const FORM = { name: 'Our CRM', url: 'https://partner.example/hooks' }
const DONE = { words: 'Done.', schema: null }

/** Calls that only programs make, below /api/v1. */
export const PARTNER_OPERATIONS: readonly PartnerOperation[] = [
  {
    ...leads,
    id: 'listLeads',
    method: 'get',
    path: '/api/v1/leads',
    summary: 'List the requests that this key has sent, newest first',
    query: leadsQuerySchema,
    answers: { 200: { words: 'Requests, as they are now.', schema: ownLeadsSchema } },
    refusals: [400, ...REFUSALS],
  },
  {
    ...leads,
    id: 'getLead',
    method: 'get',
    path: '/api/v1/leads/{id}',
    summary: 'Read how a request is going',
    params: LEAD,
    answers: { 200: { words: 'The request, as it is now.', schema: partnerLeadSchema } },
    refusals: [...REFUSALS, 404],
  },
  {
    ...leads,
    id: 'simulateLead',
    method: 'post',
    path: '/api/v1/leads/{id}/simulation',
    summary: 'Let something happen to a simulated family',
    description: 'With a test key only. Events and webhooks are those of a real family.',
    params: LEAD,
    body: { schema: simulationSchema, example: { event: 'lead.reached' } },
    answers: { 200: { words: 'The request, as it is now.', schema: partnerLeadSchema } },
    refusals: [...WRITE, 404, 409],
  },
  {
    ...leads,
    id: 'listLeadEvents',
    method: 'get',
    path: '/api/v1/lead-events',
    summary: 'Read what happened to the requests of this key since a cursor',
    description: 'Events are kept for a month. They are those that webhook endpoints of the key are told.',
    query: feedQuerySchema,
    answers: { 200: { words: 'Events in order, and the cursor for the next call.', schema: feedSchema } },
    refusals: [400, ...REFUSALS],
  },
  {
    id: 'getReceiptKeys',
    method: 'get',
    path: '/api/v1/receipt-keys',
    tag: 'Leads',
    summary: 'Read the public keys that verify receipts',
    access: ['anybody'],
    answers: { 200: { words: 'A JWK set (RFC 7517).', schema: receiptKeysSchema } },
    refusals: [],
  },
  {
    id: 'getSelf',
    method: 'get',
    path: '/api/v1/self',
    tag: 'Partner',
    summary: 'Read who this key is, its limits, and how fast its families are called',
    access: ANY,
    answers: { 200: { words: 'The key and its partner.', schema: selfSchema } },
    refusals: REFUSALS,
  },
  {
    id: 'rotateKey',
    method: 'post',
    path: '/api/v1/self/rotation',
    tag: 'Partner',
    summary: 'Replace this key by a new one',
    description:
      'Requests, endpoints and idempotency keys stay its own. The key before works for the overlap. A key that only sends requests, and the key before, are refused.',
    access: ANY,
    body: { schema: rotationSchema, example: { overlapHours: 24 } },
    answers: { 200: { words: 'The new key, shown this once.', schema: rotatedKeySchema } },
    refusals: WRITE,
  },
  {
    ...endpoints,
    id: 'listEndpoints',
    method: 'get',
    path: '/api/v1/self/endpoints',
    summary: 'List the webhook endpoints of this key',
    answers: { 200: { words: 'By name.', schema: ownEndpointsSchema } },
    refusals: REFUSALS,
  },
  {
    ...endpoints,
    id: 'addEndpoint',
    method: 'post',
    path: '/api/v1/self/endpoints',
    summary: 'Add a webhook endpoint',
    body: { schema: ownEndpointSchema, example: FORM },
    answers: { 201: { words: 'Its signing secret, shown this once.', schema: ownSecretSchema } },
    refusals: [...WRITE, 409],
  },
  {
    ...endpoints,
    id: 'getEndpoint',
    method: 'get',
    path: '/api/v1/self/endpoints/{id}',
    summary: 'Read a webhook endpoint',
    params: ONE,
    answers: { 200: { words: 'The endpoint.', schema: ownEndpointViewSchema } },
    refusals: [...REFUSALS, 404],
  },
  {
    ...endpoints,
    id: 'changeEndpoint',
    method: 'put',
    path: '/api/v1/self/endpoints/{id}',
    summary: 'Change a webhook endpoint, or turn it on or off',
    params: ONE,
    body: { schema: ownEndpointSchema, example: { ...FORM, isOn: false } },
    answers: { 200: { words: 'As it is stored now.', schema: ownEndpointViewSchema } },
    refusals: [...WRITE, 404],
  },
  {
    ...endpoints,
    id: 'removeEndpoint',
    method: 'delete',
    path: '/api/v1/self/endpoints/{id}',
    summary: 'Remove a webhook endpoint with its log',
    params: ONE,
    answers: { 204: DONE },
    refusals: [...REFUSALS, 404],
  },
  {
    ...endpoints,
    id: 'replaceEndpointSecret',
    method: 'post',
    path: '/api/v1/self/endpoints/{id}/secret',
    summary: 'Replace the signing secret',
    description: 'Messages are signed with both for 24 hours.',
    params: ONE,
    answers: { 200: { words: 'The new secret, shown this once.', schema: ownSecretSchema } },
    refusals: [...REFUSALS, 404],
  },
  {
    ...endpoints,
    id: 'testEndpoint',
    method: 'post',
    path: '/api/v1/self/endpoints/{id}/test',
    summary: 'Send a test message',
    params: ONE,
    answers: { 204: DONE },
    refusals: [...REFUSALS, 404, 409],
  },
  {
    ...endpoints,
    id: 'listMessages',
    method: 'get',
    path: '/api/v1/self/endpoints/{id}/messages',
    summary: 'Read the delivery log, newest first',
    params: ONE,
    query: z.object({ page: z.int().min(1).optional().describe('From 1.') }),
    answers: { 200: { words: 'A page of 25.', schema: ownMessagesSchema } },
    refusals: [400, ...REFUSALS, 404],
  },
  {
    ...endpoints,
    id: 'replayMessage',
    method: 'post',
    path: '/api/v1/self/endpoints/{id}/messages/{messageId}/replay',
    summary: 'Send a message again, under its id',
    params: { ...ONE, messageId: 'Of the message, as in the log.' },
    answers: { 204: DONE },
    refusals: [...REFUSALS, 404, 409],
  },
]
