import * as z from 'zod'
import { wordsOfSlug } from '@/lib/platform/address-slug'
import type { Entity } from '@/lib/records/declare/define-entity'
import { dollarText } from '@/lib/records/declare/dollars'
import { type Field, fieldBeside } from '@/lib/records/declare/field'
import { opened } from '@/lib/records/declare/structures'

/** A structure on the form; its parts are read by their own inputs. */
export type Structured = { [part: string]: unknown }

/** What inputs hold: text as typed, switches, lists of texts or ids, structures. */
export type FormValues = Record<string, string | boolean | string[] | Structured | Structured[]>

/** A field's value as its input holds it. */
export function formValue(field: Field, value: unknown): FormValues[string] {
  if (field.kind === 'boolean') return value === true
  if (field.kind === 'list' || field.kind === 'manyToMany')
    return Array.isArray(value) ? value.map((entry) => entryText(field, String(entry))) : []
  if (field.kind === 'group' || field.kind === 'groups') return opened(field, value)
  if (value === null || value === undefined) return ''
  if (field.perDollar && typeof value === 'number') return dollarText(value / field.perDollar)
  return String(value)
}

/** An entry of a list as people write it: a city is stored as the word of its address. */
function entryText({ words }: Field, entry: string): string {
  return words ? wordsOfSlug(entry) : entry
}

/** The inputs' values for a record, or for a new one from the defaults and what is `given`. */
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

/** What a draft says of the named fields, as their inputs hold it. */
export function draftFormValues(
  entity: Entity,
  names: readonly string[],
  draft: Record<string, unknown> | undefined,
): FormValues {
  const drafted = names.filter((name) => draft && name in draft)
  return formValues(entity, drafted, draft ?? {})
}

/** The values that differ from what the form started with: all that is sent. */
export function changedValues(values: FormValues, initial: FormValues): FormValues {
  const differs = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(initial[name])
  return Object.fromEntries(Object.entries(values).filter(([name]) => differs(name)))
}

/** The entity's own rules for the named fields, the rule over several fields included. */
export function formSchema(entity: Entity, names: readonly string[]): z.ZodType<FormValues, FormValues> {
  const schema = z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const shape = names.flatMap((name) => {
      const field = entity.fields[name]
      return field ? [[name, fieldBeside(field, values).schema] as const] : []
    })
    const judged = z.object(Object.fromEntries(shape)).safeParse(values)
    for (const { path, message } of judged.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    if (!judged.success) return
    for (const [name, message] of Object.entries(entity.check?.(judged.data) ?? {}))
      context.addIssue({ code: 'custom', path: name.split('.'), message })
  })
  // It reads what inputs hold; what it makes of them is the server's business.
  return schema as unknown as z.ZodType<FormValues, FormValues>
}
