'use client'

import { type ReactNode, useMemo } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { FieldComments } from '@/components/admin/records/comments/field-comments'
import { FormField } from '@/components/admin/records/form/form-field'
import { ReadValue } from '@/components/admin/records/form/read-value'
import { errorCount } from '@/components/admin/records/form/use-entity-form'
import { FocalPointInput } from '@/components/admin/records/images/focal-point-input'
import { GuideFile } from '@/components/admin/records/images/guide-file'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import type { ShownGroup } from '@/lib/records/declare/form-tabs'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  entity: Entity
  groups: ShownGroup[]
  control: Control<FormValues>
  record: AdminRecord | null
  editable: ReadonlySet<string>
  related: Related
}

const GRID = 'grid gap-x-5 gap-y-4 sm:grid-cols-2'

/** The fields by group, two to a row, with the rarely used ones folded. */
export function FormGroups({ groups, ...props }: Props) {
  return groups.map((group) => <FormGroup key={group.id} group={group} {...props} />)
}

function FormGroup({ group, ...props }: FieldProps & { group: ShownGroup }) {
  const { id, title, fields } = group
  const { entity, control, editable } = props
  const rare = useMemo(() => fields.filter((name) => entity.fields[name]?.rare), [entity, fields])
  const often = useMemo(() => fields.filter((name) => !entity.fields[name]?.rare), [entity, fields])
  const typed = useMemo(() => fields.filter((name) => editable.has(name)), [fields, editable])
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-36 rounded-control border border-line bg-card p-4 shadow-rest sm:p-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={`${id}-title`}>{title}</h2>
        <EmptyCount names={typed} control={control} />
      </div>
      {often.length > 0 && (
        <div className={`mt-4 ${GRID}`}>
          {often.map((name) => (
            <GroupField key={name} name={name} {...props} />
          ))}
        </div>
      )}
      {rare.length > 0 && <RareFields names={rare} {...props} />}
    </section>
  )
}

/** Number of empty fields in a group. */
function EmptyCount({ names, control }: { names: string[]; control: Control<FormValues> }) {
  const values = useWatch({ control, name: names })
  const empty = values.filter(isBlank).length
  if (empty === 0) return null
  return <p className="text-dense text-ink-soft tabular">{empty} empty</p>
}

/** True when nothing was typed or chosen; a switch is never blank. */
function isBlank(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

type FieldProps = Omit<Props, 'groups'>

/** Fields that few records need, folded until someone opens them or one of them has an error. */
function RareFields({ names, ...props }: FieldProps & { names: string[] }) {
  const { errors } = useFormState({ control: props.control, name: names })
  const values = useWatch({ control: props.control, name: names })
  const filled = values.filter((value) => value !== undefined && value !== false && !isBlank(value)).length
  return (
    <div className="mt-4 border-line border-t pt-3 first:mt-0">
      <Disclosure
        needsSomebody={errorCount(errors, names) > 0}
        summary={
          <>
            {names.length === 1 ? '1 more field' : `${names.length} more fields`}
            {filled > 0 && <span className="font-normal text-ink-soft">, {filled} filled in</span>}
          </>
        }
      >
        <div className={`mt-3 ${GRID}`}>
          {names.map((name) => (
            <GroupField key={name} name={name} {...props} />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

function GroupField({ name, entity, control, record, editable, related }: FieldProps & { name: string }) {
  const field = entity.fields[name]
  const isEditable = editable.has(name)
  // The second coordinate of a point is set by the first one's input.
  if (!field || (isEditable && pointOf(entity, name))) return null
  if (field.pointWith && record && isEditable) {
    const names = { x: name, y: field.pointWith }
    return <FocalPointInput names={names} control={control} picture={record} />
  }
  if (field.upload === 'guide' && record && editable.size > 0) {
    return <GuideFile label={labelOf(name, field)} record={record} />
  }
  const shown = (
    <FieldComments name={name} label={labelOf(name, field)} isReadOnly={!isEditable}>
      {isEditable ? (
        <FormField name={name} field={field} control={control} related={related} />
      ) : (
        <ReadValue name={name} field={field} value={record?.[name]} related={related} />
      )}
    </FieldComments>
  )
  if (!field.unless) return shown
  return (
    <UnlessWithoutEffect field={field} part={field.unless.part} control={control}>
      {shown}
    </UnlessWithoutEffect>
  )
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
