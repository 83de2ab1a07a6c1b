'use client'

import { Crop, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { FieldComments } from '@/components/admin/records/comments/field-comments'
import { FormField } from '@/components/admin/records/form/form-field'
import { FocalPointInput } from '@/components/admin/records/images/focal-point-input'
import { focusField } from '@/components/admin/records/on-page/focus-field'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pictureFault } from '@/components/admin/records/uploads/picture-fault'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  entity: Entity
  groups: readonly { title: string; fields: readonly string[] }[]
  editable: readonly string[]
  control: Control<FormValues>
  record: AdminRecord | null
  related: Related
  /** The field that was opened, perhaps with the path of a part. */
  first: string | null
  /** The words that were pressed on the page, to be typed over. */
  pressed: string | null
  onOpenPicture: (id: string) => void
  onStored: () => void
}

/** The opened field on top, ready to type; the record's other fields by group below it. */
export function SheetFields({ groups, editable, first, pressed, ...fields }: Props) {
  const [opened = null] = first?.split('.') ?? []
  const frame = useRef<HTMLDivElement>(null)
  const { errors } = useFormState({ control: fields.control })
  const isKnown = opened !== null && editable.includes(opened)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field of the same record may be opened
  useEffect(() => {
    const field = frame.current?.querySelector<HTMLElement>(
      isKnown ? `[data-field="${CSS.escape(opened)}"]` : '[data-field]',
    )
    return field ? focusField(field, first, pressed) : undefined
  }, [first, pressed])

  const rest = groups
    .map(({ title, fields: names }) => ({
      title,
      names: names.filter((name) => name !== opened && editable.includes(name)),
    }))
    .filter(({ names }) => names.length > 0)
  return (
    <div ref={frame} className="grid gap-3">
      {isKnown && <SheetField name={opened} {...fields} />}
      {rest.map(({ title, names }) =>
        isKnown ? (
          <Disclosure key={title} summary={title} needsSomebody={names.some((name) => errors[name])}>
            <FieldGroup names={names} {...fields} />
          </Disclosure>
        ) : (
          <section key={title} aria-label={title}>
            <h3 className="font-[620]">{title}</h3>
            <FieldGroup names={names} {...fields} />
          </section>
        ),
      )}
    </div>
  )
}

function FieldGroup({ names, ...fields }: Omit<OneProps, 'name'> & { names: string[] }) {
  return (
    <div className="grid gap-5 pt-2">
      {names.map((name) => (
        <SheetField key={name} name={name} {...fields} />
      ))}
    </div>
  )
}

type OneProps = Omit<Props, 'groups' | 'editable' | 'first' | 'pressed'> & { name: string }

function SheetField({ name, entity, control, record, related, onOpenPicture, onStored }: OneProps) {
  const field: Field | undefined = entity.fields[name]
  const values = useWatch({ control })
  if (
    !field ||
    isWithoutEffect(field, values as Record<string, unknown>) ||
    isSecondCoordinate(entity, name)
  ) {
    return null
  }
  if (field.pointWith && record) {
    return <FocalPointInput names={{ x: name, y: field.pointWith }} control={control} picture={record} />
  }
  const picture = field.kind === 'image' ? values[name] : null
  return (
    <FieldComments name={name} label={labelOf(name, field)} isReadOnly={false}>
      <FormField name={name} field={field} control={control} related={related} />
      {typeof picture === 'string' && picture !== '' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => onOpenPicture(picture)}>
            <Crop aria-hidden="true" />
            Crop and focal point
          </Button>
          <FileButton<AdminRecord>
            path={`pictures/${picture}`}
            words={() => ({})}
            accept="image/jpeg,image/png,image/webp,image/svg+xml"
            fault={pictureFault}
            onStored={() => {
              onStored()
              toast({ title: 'Replaced', description: 'Visitors now see the new picture everywhere.' })
            }}
          >
            <RefreshCw aria-hidden="true" />
            Replace everywhere
          </FileButton>
        </div>
      )}
    </FieldComments>
  )
}

/** The second coordinate of a point is set by the first one's input. */
function isSecondCoordinate(entity: Entity, name: string): boolean {
  return Object.values<Field>(entity.fields).some(({ pointWith }) => pointWith === name)
}
