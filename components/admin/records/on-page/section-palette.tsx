'use client'

import { SectionSketch } from '@/components/admin/records/inputs/section-sketch'
import { SidePanel } from '@/components/admin/records/on-page/side-panel'
import type { Choice } from '@/lib/records/declare/field'

type Props = { kinds: Choice[]; onChoose: (kind: string) => Promise<void>; onClose: () => void }

/** The kinds of sections, each with a sketch of it. */
export function SectionPalette({ kinds, onChoose, onClose }: Props) {
  return (
    <SidePanel title="Which kind of section?" onClose={onClose}>
      <ul className="grid grid-cols-2 gap-3 pt-1">
        {kinds.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => void onChoose(value)}
              className="grid h-full w-full cursor-pointer content-start gap-2 rounded-control border-[1.5px] border-line-strong p-2 text-left text-dense hover:bg-paper"
            >
              <SectionSketch of={value} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
