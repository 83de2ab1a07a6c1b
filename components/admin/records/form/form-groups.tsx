'use client'

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Control, type FieldErrors, useWatch } from 'react-hook-form'
import { FieldComments } from '@/components/admin/records/comments/field-comments'
import { FormField } from '@/components/admin/records/form/form-field'
import { ReadValue } from '@/components/admin/records/form/read-value'
import { errorCount } from '@/components/admin/records/form/use-entity-form'
import { FocalPointInput } from '@/components/admin/records/images/focal-point-input'
import { GuideFile } from '@/components/admin/records/images/guide-file'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Related } from '@/lib/records/relations/related'

export type ShownGroup = { title: string; id: string; fields: readonly string[] }

type NavProps = {
  groups: ShownGroup[]
  errors: FieldErrors<FormValues>
  control: Control<FormValues>
  editable: ReadonlySet<string>
}

/** Links to the groups of a long form, with counts of errors and empty fields. */
export function GroupLinks({ groups, errors, control, editable }: NavProps) {
  const values = useWatch({ control })
  if (groups.length < 4) return null
  return (
    <nav aria-label="Parts of this form" className="-mx-3 -mb-3 overflow-x-auto overscroll-x-contain">
      <ul className="flex w-max gap-x-1">
        {groups.map(({ id, title, fields }) => {
          const count = errorCount(errors, fields)
          const empty = fields.filter((name) => editable.has(name) && isBlank(values[name])).length
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`flex min-h-11 items-center gap-2 rounded-badge px-3 font-[580] no-underline hover:underline ${count ? 'text-bad' : ''}`}
              >
                {count > 0 && <CircleAlert aria-hidden="true" />}
                {title}
                {count > 0 && (
                  <span className="text-dense">
                    {count} {count === 1 ? 'error' : 'errors'}
                  </span>
                )}
                {count === 0 && empty > 0 && (
                  <span className="font-normal text-dense text-ink-soft tabular">{empty} empty</span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** True when nothing was typed or chosen; a switch is never blank. */
function isBlank(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

type Props = {
  entity: Entity
  groups: ShownGroup[]
  control: Control<FormValues>
  record: AdminRecord | null
  editable: ReadonlySet<string>
  related: Related
}

/** The fields by group. */
export function FormGroups({ entity, groups, control, record, editable, related }: Props) {
  const mayUpload = editable.size > 0
  return groups.map(({ id, title, fields }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-36 rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="mt-5 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {fields.map((name) => {
          const field = entity.fields[name]
          // The second coordinate of a point is set by the first one's input.
          if (!field || (editable.has(name) && pointOf(entity, name))) return null
          if (field.pointWith && record && editable.has(name)) {
            const names = { x: name, y: field.pointWith }
            return <FocalPointInput key={name} names={names} control={control} picture={record} />
          }
          if (field.upload === 'guide' && record && mayUpload) {
            return <GuideFile key={name} label={labelOf(name, field)} record={record} />
          }
          const shown = (
            <FieldComments key={name} name={name} label={labelOf(name, field)}>
              {editable.has(name) ? (
                <FormField name={name} field={field} control={control} related={related} />
              ) : (
                <ReadValue name={name} field={field} value={record?.[name]} related={related} />
              )}
            </FieldComments>
          )
          return field.unless ? (
            <UnlessWithoutEffect key={name} field={field} part={field.unless.part} control={control}>
              {shown}
            </UnlessWithoutEffect>
          ) : (
            shown
          )
        })}
      </div>
    </section>
  ))
}

type UnlessProps = { field: Field; part: string; control: Control<FormValues>; children: ReactNode }

/** Renders its children unless the value of another field leaves this one without effect. */
function UnlessWithoutEffect({ field, part, control, children }: UnlessProps) {
  const value = useWatch({ control, name: part })
  return isWithoutEffect(field, { [part]: value }) ? null : children
}

/** True for the second coordinate of a point. */
function pointOf(entity: Entity, name: string): boolean {
  return Object.values(entity.fields).some(({ pointWith }) => pointWith === name)
}
