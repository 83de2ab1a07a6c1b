import type { $ZodType } from 'zod/v4/core'

const names = new WeakMap<$ZodType, string>()

/** Names a schema: in the OpenAPI document it is a component, and a type in generated clients. */
export function named<S extends $ZodType>(name: string, schema: S): S {
  names.set(schema, name)
  return schema
}

export const componentName = (schema: $ZodType): string | undefined => names.get(schema)
