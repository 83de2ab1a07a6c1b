import type { ReactNode } from 'react'
import { contactFormSubject } from '@/components/site/contact-form-path'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'

type Props = {
  href: string
  className: string
  /** Look of a button that opens the form; without it, `className`. */
  formClassName?: string
  /** Subject of the page, which the form keeps. */
  about?: { communityId?: string | undefined; communityName?: string; landingPageTemplateId?: string }
  children: ReactNode
}

/** A link that staff edit. One to the form on /contact opens a dialog with its topic (decision 106). */
export function CallToAction({ href, className, formClassName = className, about, children }: Props) {
  const subject = contactFormSubject(href)
  if (!subject) {
    return (
      <SafeLink href={href} className={className}>
        {children}
      </SafeLink>
    )
  }
  const named = Object.fromEntries(Object.entries(subject).filter(([, value]) => value))
  return (
    <TourLink className={formClassName} {...about} {...named}>
      {children}
    </TourLink>
  )
}
