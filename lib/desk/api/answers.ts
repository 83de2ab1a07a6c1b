import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

export const ERROR: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused, in words for people.',
  properties: {
    message: { type: 'string' },
    fieldErrors: {
      type: 'object',
      description: 'One message for each field that is wrong, by its name.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['message'],
}

const REFUSALS: Record<number, string> = {
  400: 'Something sent is wrong; `fieldErrors` says where.',
  401: 'Nobody is signed in, or the API key is wrong, revoked or expired.',
  403: 'This person, or this API key, may not do it.',
  404: 'There is no such thing, or it is none of this person’s.',
  409: 'It changed meanwhile, or a unique value is taken.',
  413: 'Too large.',
  429: 'Too many attempts; `Retry-After` says when to try again.',
}

/** The `responses` of an OpenAPI operation: one success and the given refusals. */
export function answers(status: number, words: string, schema: JsonSchema | null, refusals: number[]) {
  const content = schema && { content: { 'application/json': { schema } } }
  return {
    [status]: { description: words, ...content },
    ...Object.fromEntries(
      refusals.map((refusal) => [refusal, { $ref: `#/components/responses/Refused${refusal}` }]),
    ),
  }
}

export const REFUSED = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
)

export function sends(schema: JsonSchema) {
  return { required: true, content: { 'application/json': { schema } } }
}

export type JsonSchema = Record<string, unknown>

/** JSON Schema 2020-12 (OpenAPI 3.1): shapes and limits, without the long patterns behind `format`. */
export function jsonSchema(schema: $ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    // Describes parsed values, because inputs may also be blank.
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema: described }) => {
      if (described.format) delete described.pattern
      delete described.additionalProperties
    },
  })
  return described
}
