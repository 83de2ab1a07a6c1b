'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'

/** Structured data as text, with a button that lays it out line by line. */
export function JsonInput({ control, value, onChange, onBlur, focusRef, label }: EntityInputProps) {
  const laidOut = layOut(value)
  return (
    <div className="grid gap-2">
      <Textarea
        {...control}
        ref={focusRef}
        data-dense=""
        rows={Math.min(20, Math.max(6, value.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono! text-dense!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {laidOut !== null && laidOut !== value && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          aria-label={`Format ${label}`}
          onClick={() => onChange(laidOut)}
        >
          Format
        </Button>
      )}
    </div>
  )
}

/** Returns the data with indented lines; null for a text that is no JSON. */
function layOut(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return null
  }
}
