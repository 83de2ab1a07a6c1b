'use client'

import { useEffect, useState } from 'react'

type Props = { label: string; value: string | null; onChoose: (day: string | null) => void }

/** A date filter as a chip; an incomplete date changes nothing. */
export function DayInput({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])

  function choose(day: string) {
    setTyped(day)
    // While a year is typed, the browser reports values such as 0002.
    if (day === '' || day >= '1900') onChoose(day || null)
  }

  return (
    <label className="inline-flex min-h-11 flex-none items-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4 text-small font-[560] focus-within:bg-card">
      {label}
      <input
        type="date"
        value={typed}
        min="1900-01-01"
        max="2999-12-31"
        onChange={(event) => choose(event.target.value)}
        className="min-h-10 bg-transparent tabular"
      />
    </label>
  )
}
