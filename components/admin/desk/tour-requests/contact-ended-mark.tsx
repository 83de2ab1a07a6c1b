import { Ban } from 'lucide-react'

/** In place of the clock, on the list and the board. */
export function ContactEndedMark() {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-dense font-[640] text-bad">
      <Ban aria-hidden="true" className="size-4.5" />
      do not contact
    </span>
  )
}
