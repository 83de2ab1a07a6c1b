import type { ReactNode } from 'react'
import { contactFormPath } from '@/components/site/contact-form-path'

type Props = {
  className?: string
  communityId?: string
  communityName?: string
  floorPlanId?: string
  floorPlanName?: string
  landingPageTemplateId?: string
  /** Title of the dialog instead of 'Schedule a Tour'. */
  title?: string
  /** A fact that presses, shown in the dialog. */
  urgencyText?: string
  children: ReactNode
}

/**
 * Opens the schedule-a-tour dialog from anywhere on a public page. Without JavaScript it is a link to the form on
 * /contact; the frame listens for `data-schedule-tour` (components/site/frame), so this costs the page no script.
 */
export function TourLink({ children, className, ...tour }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would do nothing without JavaScript
    <a
      href={contactFormPath(tour)}
      role="button"
      aria-haspopup="dialog"
      className={className}
      data-schedule-tour=""
      data-floor-plan-name={tour.floorPlanName}
      data-title={tour.title}
      data-urgency-text={tour.urgencyText}
    >
      {children}
    </a>
  )
}

/**
 * Opens the Get Help dialog; without JavaScript a link to the form on /contact. The dialog learns from the page what it is
 * about; `communityId` is for the link.
 */
export function GetHelpLink({ children, className, communityId }: HelpProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would do nothing without JavaScript
    <a
      href={contactFormPath({ communityId })}
      role="button"
      aria-haspopup="dialog"
      className={className}
      data-get-help=""
    >
      {children}
    </a>
  )
}

type HelpProps = { children: ReactNode; className?: string; communityId?: string | undefined }
