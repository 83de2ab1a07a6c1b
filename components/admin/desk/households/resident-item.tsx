import { EditResident } from '@/components/admin/desk/households/edit-resident'
import type { FamilyResident } from '@/lib/desk/households/family-members'
import { ageWords, LIVING_WORDS, TIME_FRAME_WORDS, wordsFor } from '@/lib/desk/households/resident-words'

type Props = {
  leadId: string
  resident: FamilyResident
  careChoices: { id: string; name: string }[]
  mayWork: boolean
}

/** Somebody who would move in, in the order in which a caller needs it. */
export function ResidentItem({ leadId, resident, careChoices, mayWork }: Props) {
  const { name, relationship, birthYear, careTypes, notes } = resident
  const about = [relationship, birthYear && ageWords(birthYear, new Date())].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['Care', careTypes.map((care) => care.name).join(', ') || null],
    ['Lives now', wordsFor(LIVING_WORDS, resident.livingSituation)],
    ['Move-in', wordsFor(TIME_FRAME_WORDS, resident.timeFrame)],
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
