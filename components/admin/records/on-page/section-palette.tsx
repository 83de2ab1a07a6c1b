'use client'

import { useState } from 'react'
import { SectionSketch } from '@/components/admin/records/inputs/section-sketch'
import { SidePanel } from '@/components/admin/records/on-page/side-panel'
import { Button } from '@/components/ui/button'
import type { Choice } from '@/lib/records/declare/field'

type Props = { kinds: Choice[]; onChoose: (kind: string) => Promise<void>; onClose: () => void }

/** The kinds of sections, each with a sketch of it. */
export function SectionPalette({ kinds, onChoose, onClose }: Props) {
  const [added, setAdded] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)

  async function choose({ value, label }: Choice) {
    if (isBusy) return
    setBusy(true)
    await onChoose(value)
    setBusy(false)
    setAdded([...added, label])
  }

  return (
    <SidePanel title="Which kind of section?" onClose={onClose}>
      <p role="status" className="min-h-6 text-dense text-ink-soft">
        {added.length > 0 ? `Added: ${added.join(', ')}` : 'Each section is added below the previous one.'}
      </p>
      <ul className="grid grid-cols-2 gap-3 pt-1">
        {kinds.map((kind) => (
          <li key={kind.value}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void choose(kind)}
              className="grid h-full w-full cursor-pointer content-start gap-2 rounded-control border-[1.5px] border-line-strong p-2 text-left text-dense hover:bg-paper"
            >
              <SectionSketch of={kind.value} />
              {kind.label}
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={onClose}>
        Done
      </Button>
    </SidePanel>
  )
}
