'use client'

import { ArrowRight, Check, Phone as PhoneIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Fact, FactList } from '@/components/site/fact-list'
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
      <FactList className="mt-5 bg-paper text-small">
        <Fact label="Your reference">{answer && leadReference(answer.transactionId)}</Fact>
        <Fact label="Community">{answer?.communityName}</Fact>
        <Fact label="Your tour">{answer?.tour?.booked && answer.tour.words}</Fact>
        <Fact label="Our number">{lead.phone.display}</Fact>
      </FactList>
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
