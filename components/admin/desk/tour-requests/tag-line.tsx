import { Tags } from 'lucide-react'

export function TagLine({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <span className="mt-1 flex min-w-0 items-start gap-1.5 text-dense text-ink-soft">
      <Tags aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Tags: </span>
        {tags.join(', ')}
      </span>
    </span>
  )
}
