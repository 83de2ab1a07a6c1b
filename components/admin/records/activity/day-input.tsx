'use client'

import { useEffect, useState } from 'react'

type Props = { label: string; value: string | null; onChoose: (day: string | null) => void }

/** A day in the shape of a chip; half of a date that is being typed asks for nothing yet. */
export function DayInput({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])

  function take(day: string) {
    setTyped(day)
    // A year is typed from its first digit: 0002 is nobody's.
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
        onChange={(event) => take(event.target.value)}
        className="min-h-10 bg-transparent tabular"
      />
    </label>
  )
}
