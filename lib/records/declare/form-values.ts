import * as z from 'zod'
import { titleFromSlug } from '@/lib/platform/plain-slug'
import type { Entity } from '@/lib/records/declare/define-entity'
import { dollarText } from '@/lib/records/declare/dollars'
import { type Field, fieldVariant, isWithoutEffect } from '@/lib/records/declare/field'
import { structureOf } from '@/lib/records/declare/structures'

/** A structure on the form; its parts have their own inputs. */
export type Structured = { [part: string]: unknown }

export type FormValues = Record<string, string | boolean | string[] | Structured | Structured[]>

/** A field's value as its input holds it. */
export function formValue(field: Field, value: unknown): FormValues[string] {
  if (field.kind === 'boolean') return value === true
  if (field.kind === 'list' || field.kind === 'manyToMany')
    return Array.isArray(value) ? value.map((entry) => entryText(field, String(entry))) : []
  if (field.kind === 'group' || field.kind === 'groups') return structureOf(field, value)
  if (value === null || value === undefined) return ''
  // A text is a draft that is no valid JSON yet.
  if (field.kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  if (field.perDollar && typeof value === 'number') return dollarText(value / field.perDollar)
  return String(value)
}

/** A list entry as people write it: cities are stored as slugs. */
function entryText({ words }: Field, entry: string): string {
  return words ? titleFromSlug(entry) : entry
}

/** The inputs' values for a record, or the defaults for a new one. */
export function formValues(
  entity: Entity,
  names: readonly string[],
  record: Record<string, unknown> | null,
): FormValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = entity.fields[name]
      if (!field) return []
      const value = record && name in record ? record[name] : field.default
      return [[name, formValue(field, value)]]
    }),
  )
}

/** The input values of the named fields that a draft contains. */
export function draftFormValues(
  entity: Entity,
  names: readonly string[],
  draft: Record<string, unknown> | undefined,
): FormValues {
  const drafted = names.filter((name) => draft && name in draft)
  return formValues(entity, drafted, draft ?? {})
}

/** The values, with those of `base` for fields that have no effect beside the others and are not shown. */
export function effectiveValues(entity: Entity, values: FormValues, base: FormValues): FormValues {
  const hidden = Object.keys(values).filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && isWithoutEffect(field, values)
  })
  return { ...values, ...Object.fromEntries(hidden.flatMap((name) => pair(base, name))) }
}

function pair(base: FormValues, name: string) {
  const value = base[name]
  return value === undefined ? [] : [[name, value] as const]
}

/** The values that differ from the initial ones; only these are sent. */
export function changedValues(values: FormValues, initial: FormValues): FormValues {
  const differs = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(initial[name])
  return Object.fromEntries(Object.entries(values).filter(([name]) => differs(name)))
}

/** Validates the named fields, including the entity's rule over several fields. */
export function formSchema(entity: Entity, names: readonly string[]): z.ZodType<FormValues, FormValues> {
  const schema = z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const shape = names.flatMap((name) => {
      const field = entity.fields[name]
      return field ? [[name, fieldVariant(field, values).schema] as const] : []
    })
    const validated = z.object(Object.fromEntries(shape)).safeParse(values)
    for (const { path, message } of validated.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    if (!validated.success) return
    for (const [name, message] of Object.entries(entity.check?.(validated.data) ?? {}))
      context.addIssue({ code: 'custom', path: name.split('.'), message })
  })
  // The form only needs the messages; the server converts the values.
  return schema as unknown as z.ZodType<FormValues, FormValues>
}
