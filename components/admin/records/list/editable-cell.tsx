'use client'

import { clsx } from 'clsx'
import { Check, Pencil, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { SelectInput } from '@/components/admin/records/inputs/select-input'
import { TextInput } from '@/components/admin/records/inputs/text-input'
import { useFieldChange } from '@/components/admin/records/list/use-field-change'
import { FieldError, fieldControlProps } from '@/components/ui/field'
import { type Field, fieldVariant } from '@/lib/records/declare/field'
import { formValue } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'

type Props = {
  path: string
  row: AdminRecord
  name: string
  field: Field
  /** Accessible name of the edit button: 'Ruth Adler: role'. */
  label: string
  className?: string
  children: ReactNode
}

/** A value edited in place, by double click or by the pencil shown on hover and focus. */
export function EditableCell({ path, row, name, field, label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // Return keyboard focus to the edit button.
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen)
    return (
      <CellEditor
        path={path}
        row={row}
        name={name}
        field={field}
        label={label}
        onClose={() => setOpen(false)}
      />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: double click is a shortcut for the button
    <span
      onDoubleClick={() => setOpen(true)}
      className={clsx('group/cell flex min-w-0 flex-1 items-center gap-1 md:relative', className)}
    >
      {children}
      <button
        ref={pencil}
        type="button"
        aria-label={`Edit ${label}`}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setOpen(true)
        }}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-paper focus-visible:opacity-100 max-md:hidden md:absolute md:top-1/2 md:-right-2 md:-translate-y-1/2 md:bg-card md:opacity-0 md:shadow-rest md:group-hover/cell:opacity-100"
      >
        <Pencil className="size-4.5" aria-hidden="true" />
      </button>
    </span>
  )
}

type CellEditorProps = {
  path: string
  row: AdminRecord
  name: string
  field: Field
  label: string
  onClose: () => void
}

/** Edits one field of a row: Enter saves, Escape cancels, errors appear below. */
function CellEditor({ path, row, name, field, label, onClose }: CellEditorProps) {
  const before = String(formValue(field, row[name]))
  const [value, setValue] = useState(before)
  const [error, setError] = useState<string>()
  const [isStale, setStale] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const change = useFieldChange(path, row, name)
  const input = useRef<{ focus: () => void }>(null)
  const id = useId()
  const timeZone = useCompanyZone()

  useEffect(() => {
    input.current?.focus()
    if (input.current instanceof HTMLInputElement) input.current.select()
  }, [])

  async function save() {
    if (isBusy) return
    if (value === before) return onClose()
    const judged = fieldVariant(field, row).schema.safeParse(value)
    if (!judged.success) return setError(judged.error.issues[0]?.message)
    setBusy(true)
    const refusal = await change(value)
    setBusy(false)
    if (!refusal) return onClose()
    setStale(refusal.status === 409 && !refusal.fieldErrors[name])
    setError(refusal.fieldErrors[name] ?? refusal.message)
    input.current?.focus()
  }

  const Input = field.kind === 'select' ? SelectInput : TextInput
  return (
    <form
      noValidate
      aria-label={`Edit ${label}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        // On a select, Enter only opens the options.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
        event.preventDefault()
        void save()
      }}
      className="grid min-w-0 flex-1 gap-1.5 max-md:basis-full md:min-w-60"
    >
      <span className="flex items-center gap-1">
        <span className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <Input
            control={fieldControlProps(id, { error: Boolean(error) })}
            field={field}
            label={label}
            value={value}
            onChange={setValue}
            onBlur={() => undefined}
            focusRef={(element) => {
              input.current = element
            }}
            references={{}}
          />
        </span>
        <SmallButton type="submit" aria-label="Save" aria-disabled={isBusy}>
          <Check aria-hidden="true" />
        </SmallButton>
        <SmallButton type="button" aria-label="Cancel" onClick={onClose}>
          <X aria-hidden="true" />
        </SmallButton>
      </span>
      <FieldError
        id={`${id}-error`}
        message={
          error && isStale ? `${error} Current value: ${shownValue(field, row[name], timeZone)}` : error
        }
      />
    </form>
  )
}

function SmallButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper aria-disabled:opacity-55"
    />
  )
}
