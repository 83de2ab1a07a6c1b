import type { ReactNode } from 'react'

export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-control border border-line bg-card p-5 shadow-rest">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h4">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
