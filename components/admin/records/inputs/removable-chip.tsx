import { X } from 'lucide-react'
import { Chip } from '@/components/ui/chip'

export function RemovableChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <Chip tone="outline" className="max-w-full pr-0">
      <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
      <button
        type="button"
        aria-label={`Remove ${words}`}
        onClick={onRemove}
        className="grid size-10 flex-none cursor-pointer place-items-center rounded-pill"
      >
        <X aria-hidden="true" />
      </button>
    </Chip>
  )
}
