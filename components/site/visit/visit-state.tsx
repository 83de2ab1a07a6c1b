import { CalendarCheck, MapPin } from 'lucide-react'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Message } from '@/components/ui/message'
import type { OpenedVisit } from '@/lib/leads/tours/open-visit'

type Props = { visit: OpenedVisit; company: string; sent: string | undefined }

/** Result of the form that was just submitted. */
const SENT: Record<string, string> = {
  yes: 'We have your message and will call you.',
  booked: 'Your tour is set. We look forward to seeing you.',
  taken: 'This time has just been taken. Please choose another.',
}

/** State of the request: an agreed tour, or a promised call. */
export function VisitState({ visit, company, sent }: Props) {
  const { firstName, community, tour, preferred } = visit
  return (
    <>
      <Eyebrow>{community?.name ?? company}</Eyebrow>
      <h1 className="mt-3">{tour ? 'Your tour' : firstName ? `Your visit, ${firstName}` : 'Your visit'}</h1>
      {sent && Object.hasOwn(SENT, sent) && (
        <div className="mt-6">
          <Message tone={sent === 'taken' ? 'warn' : 'ok'}>{SENT[sent]}</Message>
        </div>
      )}
      {tour ? (
        <div className="mt-7 grid gap-3 rounded-control border border-line bg-card p-6 shadow-rest">
          <p className="flex items-start gap-3 type-h4">
            <CalendarCheck aria-hidden="true" className="mt-0.5 flex-none" />
            {tour}
          </p>
          {visit.address && (
            <p className="flex items-start gap-3">
              <MapPin aria-hidden="true" className="mt-0.5 flex-none" />
              {visit.address}
            </p>
          )}
        </div>
      ) : (
        <p className="type-lead mt-5 max-w-article">{stateText(visit)}</p>
      )}
      {!tour && preferred && (
        <p className="mt-4">
          You would like to come on <b className="font-[640]">{preferred}</b>.
        </p>
      )}
    </>
  )
}

function stateText({ isOpen, isNew, promise }: OpenedVisit): string {
  if (!isOpen) return 'This request is closed. Call us whenever we can help.'
  if (isNew && promise) return promise
  return 'No tour is agreed at the moment. Tell us what would suit you, and we call you.'
}
