import type { ReactNode } from 'react'

type Props = {
  title: string
  /** First paragraph. */
  lead?: string | undefined
  /** True after the visitor has asked for something: the bar at the bottom no longer offers a tour. */
  isAsked?: boolean
  children: ReactNode
}

/** A page with one column and one subject, such as a review to write or a referral that was sent. */
export function SmallPage({ title, lead, isAsked = false, children }: Props) {
  return (
    <div className="wrap max-w-article py-10 md:py-16" data-tour-asked={isAsked || undefined}>
      <h1>{title}</h1>
      {lead && <p className="type-lead mt-5">{lead}</p>}
      {children}
    </div>
  )
}
