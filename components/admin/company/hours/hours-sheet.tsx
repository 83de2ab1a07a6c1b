import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

export function HoursSheet({ id, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
