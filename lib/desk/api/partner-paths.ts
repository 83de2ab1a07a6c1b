import 'server-only'
import { answers, type JsonSchema, jsonSchema, sends } from '@/lib/desk/api/answers'
import { PARTNER_FIELDS } from '@/lib/desk/api/lead-fields'
import { openOrByKey } from '@/lib/desk/api/security'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

const text = (description: string) => ({ type: 'string', description })

const answer = {
  type: 'object',
  properties: {
    transactionId: text('The key of the request.'),
    promise: text('What the family may be told: when somebody calls.'),
    communityName: text('The community it is for, if one is.'),
    tour: {
      type: 'object',
      description: 'What became of `tourTime`. Not booked, it is kept as the preferred date.',
      properties: {
        time: { type: 'string', format: 'date-time' },
        words: text('The same as people there say it.'),
        booked: { type: 'boolean' },
      },
      required: ['time', 'words', 'booked'],
    },
  },
  required: ['transactionId', 'promise'],
}

export function leadSchema(): JsonSchema {
  const schema = jsonSchema(tourRequestSchema)
  const known = new Map(PARTNER_FIELDS.map(({ name, words }) => [name, words]))
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, property]) => [name, { ...property, ...(known.has(name) && { description: known.get(name) }) }],
  )
  return { ...schema, properties: Object.fromEntries(properties) }
}

export const tourRequests = {
  post: {
    tags: ['Leads'],
    summary: 'Ask for a tour or a call',
    description:
      'Only name, phone, email and message can refuse it; whatever else is wrong is kept aside. Sent again with the same key it is stored once, and answered with 200. With an API key (`leads:write`) it stands on the lead desk under the key’s name.',
    security: openOrByKey('leads:write'),
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'Your own key of the request, in place of `transactionId`; read with an API key only.',
        schema: { type: 'string', maxLength: 128 },
      },
    ],
    requestBody: sends(leadSchema()),
    responses: {
      ...answers(201, 'The request is stored and staff are told.', answer, [400, 401, 403, 413, 429]),
      ...answers(200, 'It was stored before; what changed is kept on it.', answer, []),
    },
  },
}
