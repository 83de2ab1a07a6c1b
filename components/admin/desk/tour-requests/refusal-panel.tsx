import { AddRefusal, LiftRefusal } from '@/components/admin/desk/tour-requests/add-refusal'
import { refusalSentence } from '@/components/admin/desk/tour-requests/refusal-copy'
import { Card } from '@/components/admin/kit/card'
import { formatDay, formatMoment } from '@/components/admin/kit/lead-time'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { peopleOfFamily } from '@/lib/leads/tour-requests/people-of-family'
import { wayLabel } from '@/lib/platform/do-not-contact/scopes'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** The family's refusals, with forms to record and lift them. A newer request lifts nothing. */
export function RefusalPanel({ lead, zone, mayWork }: { lead: LeadDetail; zone: string; mayWork: boolean }) {
  const people = peopleOfFamily([lead, ...(lead.household?.contacts ?? [])])
  return (
    <Card title="Do not contact">
      {lead.contactEndedAt && (
        <p className="mb-4 font-[640]">
          Contact ended on {formatMoment(lead.contactEndedAt, zone)}: no clock, no alerts, no next step.
        </p>
      )}
      {lead.refusals.length > 0 && (
        <ul className="mb-4 grid gap-4">
          {lead.refusals.map((refusal) => {
            const said = refusalSentence(refusal, zone)
            const asksAgain = lead.createdAt > refusal.saidAt
            return (
              <li key={refusal.id} className="border-bad/45 border-l-4 pl-3.5">
                <p className="font-[640] text-bad">{said}</p>
                <p className="wrap-anywhere text-dense text-ink-soft">
                  {writtenPhone(refusal.target)}, said {wayLabel(refusal.how)}
                  {refusal.recordedBy && `, recorded by ${refusal.recordedBy}`},{' '}
                  {formatMoment(refusal.saidAt, zone)}
                </p>
                {refusal.words && <p className="mt-1 wrap-anywhere text-dense">“{refusal.words}”</p>}
                {asksAgain && (
                  <p className="mt-1.5 text-dense font-[640]">
                    Asked for contact again on {formatDay(lead.createdAt, zone)}, with this request.
                  </p>
                )}
                {mayWork && (
                  <div className="mt-2.5">
                    <LiftRefusal
                      id={refusal.id}
                      target={writtenPhone(refusal.target)}
                      said={said}
                      leadId={lead.id}
                      reason={
                        asksAgain
                          ? `Asked for contact again on ${formatDay(lead.createdAt, zone)} with a new request`
                          : ''
                      }
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {mayWork && people.length > 0 && <AddRefusal lead={{ id: lead.id, people }} />}
    </Card>
  )
}
