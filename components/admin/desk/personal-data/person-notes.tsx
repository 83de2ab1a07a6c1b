'use client'

import type { ReactNode } from 'react'
import type { FoundJson, Typed } from '@/components/admin/desk/personal-data/found-json'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'

type Props = { found: FoundJson; timeZone: string; onSearch: (wanted: Typed) => void }

/** Facts to weigh before deciding: several names, other contact data, other places, earlier requests. */
export function PersonNotes({ found, timeZone, onSearch }: Props) {
  const { person, others, elsewhere, earlier } = found
  const asked = { email: person.email ?? '', phone: person.phone ?? '' }
  const { emails, phones } = others.alsoOnThem
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {others.names.length > 1 && (
        <Message tone="warn">
          These items have different names: {others.names.join(', ')}. All of them are copied and erased
          together. If they are different people, search by email address.
        </Message>
      )}
      {(emails.length > 0 || phones.length > 0) && (
        <Note words="Other contact details on these items:">
          {emails.map((email) => (
            <SearchFor key={email} what={email} onClick={() => onSearch({ email, phone: '' })} />
          ))}
          {phones.map((phone) => (
            <SearchFor key={phone} what={phone} onClick={() => onSearch({ ...asked, phone })} />
          ))}
        </Note>
      )}
      {others.sharing.length > 0 && (
        <Note words="Not included, because the number appears with another email address:">
          {others.sharing.map((email) => (
            <SearchFor key={email} what={email} onClick={() => onSearch({ email, phone: '' })} />
          ))}
        </Note>
      )}
      {elsewhere.length > 0 && (
        <Note words="Not included. Change or delete it here:">
          {elsewhere.map(({ words, href }) => (
            <Link key={href + words} href={href} className="inline-flex min-h-11 items-center text-link">
              {words}
            </Link>
          ))}
        </Note>
      )}
      {earlier.length > 0 && (
        <Note words="Previous copies and erasures:">
          <ul className="basis-full">
            {earlier.map(({ id, at, action, by, rows }) => (
              <li key={id}>
                {formatMoment(new Date(at), timeZone)}:{' '}
                {action === 'personal-data.erase' ? 'erased' : 'a copy was made'} by {by ?? 'the system'}
                {rows !== null && `, ${rows} ${rows === 1 ? 'item' : 'items'}`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

function Note({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-paper px-4 py-3 text-dense">
      <p className="font-[620]">{words}</p>
      {children}
    </div>
  )
}

function SearchFor({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="link" onClick={onClick} className="wrap-anywhere whitespace-normal text-left">
      <span className="sr-only">Search for </span>
      {what}
    </Button>
  )
}
