import type { ReactNode } from 'react'

/** A section of the guide with an anchor. */
export function GuideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-line border-t pt-10 first:border-t-0 first:pt-0">
      <h2 id={id} className="type-panel scroll-mt-28">
        {title}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4 [&>p]:max-w-article">{children}</div>
    </section>
  )
}
