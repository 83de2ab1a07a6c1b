'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { RemovableChip } from '@/components/admin/records/inputs/removable-chip'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'

/** Several short texts, added with Enter or the button. */
export function ListInput({ control, label, value, onChange, onBlur, focusRef }: EntityInputProps<string[]>) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const entry = typed.trim()
    if (entry !== '' && !value.includes(entry)) onChange([...value, entry])
    setTyped('')
  }

  function remove(entry: string) {
    onChange(value.filter((other) => other !== entry))
    input.current?.focus()
  }

  return (
    <div className="grid gap-2.5">
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {value.map((entry) => (
            <li key={entry} className="max-w-full">
              <RemovableChip words={entry} onRemove={() => remove(entry)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          {...control}
          ref={(element) => {
            input.current = element
            focusRef(element)
          }}
          data-dense=""
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          onBlur={() => {
            // On blur, because text that was never added would silently be missing from the save.
            add()
            onBlur()
          }}
        />
        <Button variant="secondary" onClick={add} aria-label={`Add to ${label.toLowerCase()}`}>
          <Plus aria-hidden="true" />
          Add
        </Button>
      </div>
    </div>
  )
}
