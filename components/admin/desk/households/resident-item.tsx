import { EditResident } from '@/components/admin/desk/households/edit-resident'
import type { FamilyResident } from '@/lib/desk/households/family-members'
import {
  approximateAge,
  LIVING_SITUATION_LABELS,
  labelFor,
  TIME_FRAME_LABELS,
} from '@/lib/desk/households/resident-options'

type Props = {
  leadId: string
  resident: FamilyResident
  careChoices: { id: string; name: string }[]
  mayWork: boolean
}

/** A prospective resident, in the order in which a caller needs the facts. */
export function ResidentItem({ leadId, resident, careChoices, mayWork }: Props) {
  const { name, relationship, birthYear, careTypes, notes } = resident
  const about = [relationship, birthYear && approximateAge(birthYear, new Date())].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['Care', careTypes.map((care) => care.name).join(', ') || null],
    ['Lives now', labelFor(LIVING_SITUATION_LABELS, resident.livingSituation)],
    ['Move-in', labelFor(TIME_FRAME_LABELS, resident.timeFrame)],
  ]
  return (
    <li className="border-line border-t pt-3.5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5">
        <span className="wrap-anywhere font-[640]">{name}</span>
        {about && <span className="wrap-anywhere text-dense text-ink-soft">{about}</span>}
      </p>
      <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-dense">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {notes && <p className="mt-1 whitespace-pre-line wrap-anywhere text-dense">{notes}</p>}
      {mayWork && (
        <div className="mt-1 -ml-2.5 flex flex-wrap">
          <EditResident leadId={leadId} careChoices={careChoices} resident={resident} />
        </div>
      )}
    </li>
  )
}
