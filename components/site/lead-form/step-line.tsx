'use client'

import { useEffect, useRef } from 'react'

/** "Step 1 of 2" with a progress bar. Takes focus when the step changes, so it is read before the fields. */
export function StepLine({ step }: { step: 1 | 2 }) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    line.current?.focus()
  }, [step])

  return (
    <div className="flex items-center gap-4">
      <p ref={line} tabIndex={-1} className="text-small font-[640] whitespace-nowrap">
        Step {step} of 2
      </p>
      <div
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-pill bg-linen forced-colors:border"
      >
        <div
          className={`h-full origin-left bg-copper transition-transform forced-colors:bg-[Highlight] ${step === 1 ? 'scale-x-50' : ''}`}
        />
      </div>
    </div>
  )
}
