import type { ReactNode } from 'react'
import { LeadFormIsland } from '@/components/site/lead-form/lead-form-island'
import type { LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import { LeadSubjectChips } from '@/components/site/lead-form/lead-subject-chips'
import { PlainLeadForm } from '@/components/site/lead-form/plain-lead-form'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { type PublicSiteSettings, phoneOf } from '@/lib/site/content/site-settings'

type Props = Partial<LeadSubject> & {
  settings: PublicSiteSettings
  /** The community's numbers, when the form is about one. */
  community?: { phoneDisplay: string | null; phoneDial: string | null } | null
  title?: ReactNode
  description?: ReactNode
  urgencyText?: string
}

/**
 * The lead form in a page, at `#tour`: a plain form without JavaScript, the two-step form with it
 * (specification section 2).
 */
export function LeadFormSection({
  settings,
  community = null,
  title = 'Schedule a Tour',
  description = 'Start with a name and a number. Then tell us your preferred date and time, or choose them with us when we call.',
  urgencyText,
  source = 'tour',
  ...about
}: Props) {
  const subject: LeadSubject = { source, ...about }
  const forms = leadFormSettings(settings)
  return (
    <section
      id="tour"
      aria-labelledby="tour-title"
      className="relative overflow-hidden rounded-dialog border border-line bg-card p-5.5 shadow-raised sm:p-8"
    >
      <h2 id="tour-title" className="type-panel">
        {title}
      </h2>
      {description && <p className="mt-2 text-base text-ink-soft">{description}</p>}
      <div className="mt-5">
        <LeadSubjectChips floorPlanName={subject.floorPlanName} urgencyText={urgencyText} />
        <LeadFormIsland subject={subject} settings={forms}>
          <PlainLeadForm
            subject={subject}
            settings={forms}
            phone={phoneOf(community, settings)}
            id="tour-form"
          />
        </LeadFormIsland>
      </div>
    </section>
  )
}
