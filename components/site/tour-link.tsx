import type { ReactNode } from 'react'
import { contactFormPath } from '@/components/site/contact-form-path'

type Props = {
  className?: string
  communityId?: string | undefined
  communityName?: string
  floorPlanId?: string
  floorPlanName?: string
  landingPageTemplateId?: string
  /** Slug of a contact topic, whose words the dialog then has (decision 106). */
  topic?: string
  /** Title of the dialog instead of 'Schedule a Tour'. */
  title?: string
  /** An urgent fact, shown in the dialog. */
  urgencyText?: string
  children: ReactNode
}

/** Opens the tour dialog (`data-schedule-tour`, components/site/frame), else links to /contact. */
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

/** Opens the Get Help dialog; without JavaScript it links to /contact, for which `communityId` is. */
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
