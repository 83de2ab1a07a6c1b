import { LeadsLink } from '@/components/admin/marketing/response-times/leads-link'

/** A count that links to its leads; zero is plain text. */
export function FigureLink({ count, href, what }: { count: number; href: string; what: string }) {
  if (count === 0) return <span className="inline-flex min-h-11 items-center text-ink-soft">0</span>
  return (
    <LeadsLink
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center justify-end underline-offset-4 [a&]:text-link [a&]:underline"
    >
      {count.toLocaleString('en-US')}
      <span className="sr-only"> {what}</span>
    </LeadsLink>
  )
}
