import * as z from 'zod'
import type { Field } from '@/lib/records/declare/field'

/** What every kind of field may be given. */
export type Common = Pick<
  Field,
  | 'label'
  | 'hint'
  | 'alias'
  | 'readOnly'
  | 'changedElsewhere'
  | 'adminOnly'
  | 'offForm'
  | 'wide'
  | 'pointWith'
  | 'upload'
  | 'unique'
  | 'unless'
>

/** `required` makes a field compulsory; its text is the message shown when it is empty. */
export type Options<V> = Common & { required?: string; default?: V }

/**
 * Puts a field together and decides what a blank input means to it: its default, null, or a refusal.
 * @param schema judges a value that is there
 * @param more what only this kind of field has
 */
export function makeField<V>(
  kind: Field['kind'],
  schema: z.ZodType<V>,
  { required, default: initial, ...common }: Options<V>,
  more: Partial<Omit<Field, 'kind' | 'schema' | 'required' | 'default' | keyof Common>> = {},
): Field<V | null> {
  const whenBlank = typeof initial === 'object' || initial === '' ? initial : null
  const missing = required ?? (initial === undefined ? undefined : 'This cannot be empty')
  const judged: z.ZodType<V | null> = missing ? present(missing, schema) : schema.nullable()
  return {
    kind,
    schema: z.preprocess((value) => blankTo(whenBlank, value), judged),
    required: required !== undefined,
    ...(initial !== undefined && { default: initial }),
    ...common,
    ...more,
  }
}

function present<V>(message: string, schema: z.ZodType<V>): z.ZodType<V> {
  const given = z.unknown().transform((value, context): unknown => {
    if (value === null) context.issues.push({ code: 'custom', message, input: value })
    return value
  })
  return given.pipe(schema as z.ZodType<V, unknown>)
}

/** A blank input is null, never '' (and never 0); a list, a structure or a text that may be empty falls back to its default. */
function blankTo(whenBlank: unknown, value: unknown): unknown {
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return isBlank ? whenBlank : value
}
