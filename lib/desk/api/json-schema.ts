import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

/** A zod schema as a reader of the API needs it: shapes and limits, without the long patterns behind `format`. */
export function jsonSchema(schema: $ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    // What a judgement leaves: what goes in may be blank, which the fields say by themselves.
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema: described }) => {
      if (described.format) delete described.pattern
      delete described.additionalProperties
    },
  })
  return described
}
