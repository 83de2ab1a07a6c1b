import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'

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
