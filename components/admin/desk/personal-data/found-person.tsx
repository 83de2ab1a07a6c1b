'use client'

import { CheckCircle2 } from 'lucide-react'
import { CopyDownload } from '@/components/admin/desk/personal-data/copy-download'
import { EraseDialog } from '@/components/admin/desk/personal-data/erase-dialog'
import type { FoundJson, Typed } from '@/components/admin/desk/personal-data/found-json'
import { HeldKindRows } from '@/components/admin/desk/personal-data/held-kind-rows'
import { PersonNotes } from '@/components/admin/desk/personal-data/person-notes'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = {
  found: FoundJson
  timeZone: string
  /** Also repeats the present search. */
  onSearch: (wanted: Typed) => void
}

/** Data held about the person, facts to weigh, and actions. */
export function FoundPerson({ found, timeZone, onSearch }: Props) {
  const { person, total, kinds } = found
  const who = [person.email, person.phone && writtenPhone(person.phone)].filter(Boolean).join(' and ')
  const asked: Typed = { email: person.email ?? '', phone: person.phone ?? '' }
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="wrap-anywhere">
        {total === 0
          ? `Nothing is held of ${who}`
          : `${total} ${total === 1 ? 'row is' : 'rows are'} held of ${who}`}
      </h3>
      {total === 0 && (
        <p className="mt-3 flex items-start gap-2.5 text-ink-soft">
          <CheckCircle2 aria-hidden="true" className="mt-0.5 text-ok" />
          No request, quiz, guide, sign-up, offer or mail has this address or number.
        </p>
      )}
      <PersonNotes found={found} timeZone={timeZone} onSearch={onSearch} />
      {total > 0 && (
        <>
          <ul className="mt-4 divide-y divide-line border-line border-y">
            {kinds.map((kind) => (
              <HeldKindRows key={kind.kind} {...kind} timeZone={timeZone} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <CopyDownload person={asked} />
            <EraseDialog found={found} who={who} onErased={() => onSearch(asked)} />
          </div>
        </>
      )}
    </div>
  )
}
