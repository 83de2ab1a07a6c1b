import 'server-only'
import {
  messagesQuerySchema,
  ownEndpointSchema,
  ownEndpointsSchema,
  ownEndpointViewSchema,
  ownMessagesSchema,
  ownSecretSchema,
} from '@/lib/desk/webhooks/own-endpoints'
import { defineOperation } from '@/lib/platform/http/operation'

const REFUSALS = [401, 403, 429]
const WRITE = [400, ...REFUSALS, 413, 415]
const FORM = { name: 'Our CRM', url: 'https://partner.example/hooks' }
const DONE = { words: 'Done.', schema: null }

const endpoints = { tag: 'Webhook endpoints', access: [{ key: 'leads:read' }] } as const
const ONE = { id: 'ID of the endpoint.' }

export const listEndpointsOperation = defineOperation({
  ...endpoints,
  id: 'listEndpoints',
  method: 'get',
  path: '/api/v1/self/endpoints',
  summary: 'List the webhook endpoints of this key',
  answers: { 200: { words: 'By name.', schema: ownEndpointsSchema } },
  refusals: REFUSALS,
  etag: true,
})

export const addEndpointOperation = defineOperation({
  ...endpoints,
  id: 'addEndpoint',
  method: 'post',
  path: '/api/v1/self/endpoints',
  summary: 'Add a webhook endpoint',
  body: { schema: ownEndpointSchema, example: FORM },
  answers: { 201: { words: 'The signing secret, shown only once.', schema: ownSecretSchema } },
  refusals: [...WRITE, 409],
})

export const getEndpointOperation = defineOperation({
  ...endpoints,
  id: 'getEndpoint',
  method: 'get',
  path: '/api/v1/self/endpoints/{id}',
  summary: 'Read a webhook endpoint',
  params: ONE,
  answers: { 200: { words: 'The endpoint.', schema: ownEndpointViewSchema } },
  refusals: [...REFUSALS, 404],
  etag: true,
})

export const changeEndpointOperation = defineOperation({
  ...endpoints,
  id: 'changeEndpoint',
  method: 'put',
  path: '/api/v1/self/endpoints/{id}',
  summary: 'Update a webhook endpoint, or turn it on or off',
  params: ONE,
  body: { schema: ownEndpointSchema, example: { ...FORM, isOn: false } },
  answers: { 200: { words: 'The endpoint as stored.', schema: ownEndpointViewSchema } },
  refusals: [...WRITE, 404],
})

export const removeEndpointOperation = defineOperation({
  ...endpoints,
  id: 'removeEndpoint',
  method: 'delete',
  path: '/api/v1/self/endpoints/{id}',
  summary: 'Delete a webhook endpoint and its log',
  params: ONE,
  answers: { 204: DONE },
  refusals: [...REFUSALS, 404],
})

export const replaceEndpointSecretOperation = defineOperation({
  ...endpoints,
  id: 'replaceEndpointSecret',
  method: 'post',
  path: '/api/v1/self/endpoints/{id}/secret',
  summary: 'Replace the signing secret',
  description: 'For 24 hours, messages are signed with both secrets.',
  params: ONE,
  answers: { 200: { words: 'The new secret, shown only once.', schema: ownSecretSchema } },
  refusals: [...REFUSALS, 404],
})

export const testEndpointOperation = defineOperation({
  ...endpoints,
  id: 'testEndpoint',
  method: 'post',
  path: '/api/v1/self/endpoints/{id}/test',
  summary: 'Send a test message',
  params: ONE,
  answers: { 204: DONE },
  refusals: [...REFUSALS, 404, 409],
})

export const listMessagesOperation = defineOperation({
  ...endpoints,
  id: 'listMessages',
  method: 'get',
  path: '/api/v1/self/endpoints/{id}/messages',
  summary: 'Read the delivery log, newest first',
  params: ONE,
  query: messagesQuerySchema,
  answers: { 200: { words: 'A page of 25.', schema: ownMessagesSchema } },
  refusals: [400, ...REFUSALS, 404],
  etag: true,
})

export const replayMessageOperation = defineOperation({
  ...endpoints,
  id: 'replayMessage',
  method: 'post',
  path: '/api/v1/self/endpoints/{id}/messages/{messageId}/replay',
  summary: 'Send a message again with the same ID',
  params: { ...ONE, messageId: 'ID of the message, from the delivery log.' },
  answers: { 204: DONE },
  refusals: [...REFUSALS, 404, 409],
})
