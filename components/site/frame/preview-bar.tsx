import { previewScope } from '@/lib/platform/database/preview-scope'

/** Bar above every previewed page: what differs from the live site, and an exit link. */
export function PreviewBar() {
  const [subject, ...others] = previewScope()?.subjects ?? []
  if (!subject) return null
  return (
    <aside
      aria-label="Preview"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-copper px-4 text-center text-base text-ivory"
    >
      <p className="py-2">
        Preview: <strong>{subject.title}</strong> ({subject.kind})
        {others.length > 0 && ` and ${others.length} more`} as it would be. Visitors do not see this.
      </p>
      {/* Not a router link: the front server handles it. */}
      <a
        href="/preview/leave"
        className="inline-flex min-h-11 items-center font-semibold text-ivory underline underline-offset-4"
      >
        Leave the preview
      </a>
    </aside>
  )
}
