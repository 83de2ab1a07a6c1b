'use client'

import { type KeyboardEvent, useState } from 'react'
import { TagOptions } from '@/components/admin/records/images/tag-options'
import { isSameName, type Tag, useTags } from '@/components/admin/records/images/use-tags'
import { RemovableChip } from '@/components/admin/records/inputs/removable-chip'
import { type FieldControlProps, FieldError, Input } from '@/components/ui/field'
import { foldText } from '@/lib/platform/fold-text'

type Props = {
  control: FieldControlProps
  label: string
  value: readonly Tag[]
  onChange: (tags: Tag[]) => void
  onBlur?: () => void
  focusRef?: (element: { focus: () => void } | null) => void
}

const MAX_OFFERED = 8
const MAX_NAME_LENGTH = 40

/** Tag chips with an input that finds or creates tags (ARIA authoring practices, list autocomplete). */
export function TagsInput({ control, label, value, onChange, onBlur, focusRef }: Props) {
  const { tags, make } = useTags()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [problem, setProblem] = useState<string>()
  const name = typed.trim()
  const offered = tags
    .filter((tag) => !value.some(({ id }) => id === tag.id))
    .filter((tag) => foldText(tag.name).includes(foldText(name)))
    .slice(0, MAX_OFFERED)
  const known = [...tags, ...value].find((tag) => isSameName(tag.name, name))
  const canCreate = name !== '' && !known
  const count = offered.length + (canCreate ? 1 : 0)
  const listId = `${control.id}-options`

  function put(tag: Tag) {
    if (!value.some(({ id }) => id === tag.id)) onChange([...value, { id: tag.id, name: tag.name }])
    setTyped('')
    setOpen(false)
    setActive(-1)
    setProblem(undefined)
  }

  async function add(at: number) {
    const tag = offered[at] ?? (at < 0 ? known : undefined)
    if (tag) return put(tag)
    if (!canCreate) return
    const { answer, refusal } = await make(name)
    if (refusal) return setProblem(refusal.fieldErrors.name ?? refusal.message)
    put(answer)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen && count > 0) setActive((Math.max(active, step > 0 ? -1 : 0) + step + count) % count)
      setOpen(true)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    } else if ((event.key === 'Enter' || event.key === ',') && (name !== '' || active >= 0)) {
      event.preventDefault()
      void add(active)
    } else if (event.key === 'Enter') event.preventDefault()
  }

  function leave() {
    setOpen(false)
    setActive(-1)
    if (known) put(known)
    else if (name) setProblem(`“${name}” has not been added yet. Press Enter to create this tag`)
    onBlur?.()
  }

  return (
    <div className="grid gap-2.5">
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <RemovableChip
                words={tag.name}
                onRemove={() => {
                  onChange(value.filter(({ id }) => id !== tag.id))
                  document.getElementById(control.id)?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <Input
          {...control}
          ref={focusRef}
          data-dense=""
          role="combobox"
          aria-expanded={isOpen && count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          placeholder="Find or create a tag"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(-1)
            setProblem(undefined)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onBlur={leave}
        />
        <TagOptions
          id={listId}
          label={label}
          names={offered.map((tag) => tag.name)}
          made={canCreate ? name : null}
          isOpen={isOpen && count > 0}
          active={active}
          onChoose={(at) => void add(at)}
        />
      </div>
      <FieldError id={`${control.id}-refused`} message={problem} />
    </div>
  )
}
