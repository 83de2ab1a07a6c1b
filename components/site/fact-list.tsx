import type { ReactNode } from 'react'

/** A panel of labels and values. @param className its place, ground and size of type */
export function FactList({ children, className }: { children: ReactNode; className: string }) {
  return <dl className={`grid gap-y-2.5 rounded-control p-5 ${className}`}>{children}</dl>
}

/** A label with its value; nothing without a value. @param isPlain for a link, which is not bold */
export function Fact({
  label,
  children,
  isPlain,
}: {
  label: string
  children: ReactNode
  isPlain?: boolean
}) {
  if (!children) return null
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={isPlain ? undefined : 'font-[640]'}>{children}</dd>
    </div>
  )
}
