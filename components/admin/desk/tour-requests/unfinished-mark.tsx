import { FilePen } from 'lucide-react'

/** Marks a form that was not finished: no promise, no alerts (decision 047). */
export function UnfinishedMark() {
  return (
    <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640]">
      <FilePen aria-hidden="true" className="size-4.5 flex-none" /> Unfinished form
    </span>
  )
}
