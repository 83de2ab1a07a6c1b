'use client'

import { ArrowRight, Check, Phone as PhoneIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { isPlainClick } from '@/components/site/frame/plain-click'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { PhoneHoursText } from '@/components/site/phones/phone-hours-text'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import { leadReference } from '@/lib/leads/tour-requests/reference'

const TourTimeTaken = lazy(async () => ({
  default: (await import('@/components/site/lead-form/tour-time-taken')).TourTimeTaken,
}))

/** Success view; the heading element differs between dialog and page. */
export function LeadSuccess({ lead, heading }: { lead: LeadForm; heading: ReactNode }) {
  const { answer } = lead.sending
  const { hours, nightLine } = lead.phones
  return (
    <>
      <div className="flex items-start gap-4">
        <span className="grid size-13 flex-none place-items-center rounded-pill border-[1.5px] border-ok/50 bg-ok-wash text-ok">
          <Check className="size-7" aria-hidden="true" />
        </span>
        {heading}
      </div>
      <p className="type-lead mt-4">{nextOf(lead.subject) || answer?.promise || STAFFED_PROMISE}</p>
      <dl className="mt-5 grid gap-y-2 rounded-control bg-paper p-5 text-small">
        {answer && (
          <div className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">Your reference</dt>
            <dd className="font-[640]">{leadReference(answer.transactionId)}</dd>
          </div>
        )}
        {answer?.communityName && (
          <div className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">Community</dt>
            <dd className="font-[640]">{answer.communityName}</dd>
          </div>
        )}
        {answer?.tour?.booked && (
          <div className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">Your tour</dt>
            <dd className="font-[640]">{answer.tour.words}</dd>
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-ink-soft">Our number</dt>
          <dd className="font-[640]">{lead.phone.display}</dd>
        </div>
      </dl>
      {hours && !hours.isOpen && (
        <PhoneHoursText hours={hours} nightLine={nightLine} isAsked className="mt-4 text-small" />
      )}
      {answer?.tour?.booked === false && (
        <Suspense>
          <TourTimeTaken lead={lead} tour={answer.tour} />
        </Suspense>
      )}
      <div className="mt-6 grid gap-4">
        {answer?.tour?.booked !== false && <RequestLink sending={lead.sending} />}
        {hours?.isOpen && (
          <a
            href={`tel:${lead.phone.dial}`}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} min-h-13!`}
          >
            <PhoneIcon aria-hidden="true" />
            Call {lead.phone.display}
          </a>
        )}
        <Button variant="secondary" size="lg" className="min-h-13! justify-self-start" onClick={lead.restart}>
          Submit Another Request
        </Button>
      </div>
    </>
  )
}

/** Leads to the visitor's request (reading 8): nobody is moved on while reading. */
function RequestLink({ sending }: Pick<LeadForm, 'sending'>) {
  if (!sending.destination) return null
  return (
    <a
      href={sending.destination}
      className={`${buttonVariants({ size: 'lg' })} min-h-13!`}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        sending.leave()
      }}
    >
      See your request
      <ArrowRight aria-hidden="true" />
    </a>
  )
}

/** A question has no promised call: its topic says what follows. */
const nextOf = ({ source, topic }: LeadForm['subject']) => (source === 'question' ? topic?.thanks : null)

export const SUCCESS_TITLE = 'Request Submitted Successfully!'
