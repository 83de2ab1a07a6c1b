'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Input } from '@/components/ui/field'
import { shownAccent } from '@/lib/site/communities/community-accent'

/** A color as text, with a swatch that opens the browser's picker. */
export function ColorInput({ control, field, label, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const sample = /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : '#ffffff'
  const shown = field.darkens ? shownAccent(value.trim()) : null
  return (
    <>
      <div className="relative">
        <Input
          {...control}
          ref={focusRef}
          data-dense=""
          spellCheck={false}
          autoComplete="off"
          placeholder="#RRGGBB"
          className="pl-15!"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <input
          type="color"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={sample}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="absolute top-1/2 left-2 h-6.5 w-10 -translate-y-1/2 cursor-pointer rounded-badge border border-line-strong bg-transparent p-0.5"
        />
      </div>
      {/* Rendered before it has text, so that screen readers announce changes. */}
      <p aria-live="polite" className="text-dense text-ink-soft empty:-mt-2">
        {shown && shown !== value.trim().toLowerCase() && (
          <>
            Too light for its text. The site shows{' '}
            <span
              aria-hidden="true"
              className="inline-block size-3.5 rounded-badge border border-line-strong align-[-0.15em] forced-color-adjust-none"
              style={{ backgroundColor: shown }}
            />{' '}
            {shown.toUpperCase()} instead.
          </>
        )}
      </p>
    </>
  )
}
