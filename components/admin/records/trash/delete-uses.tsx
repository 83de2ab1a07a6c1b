import { PlaceLines } from '@/components/admin/records/form/place-lines'
import type { UsesAnswer } from '@/components/admin/records/trash/use-uses'
import { Message } from '@/components/ui/message'
import type { Place } from '@/lib/records/store/usage'

/** Where a record is used and linked, shown before deletion. */
export function DeleteUses(answer: UsesAnswer) {
  return (
    <div role="status" className="mt-4 grid gap-4">
      {answer.state === 'asking' && <p className="text-ink-soft">Looking where it is used...</p>}
      {answer.state === 'known' && <KnownUses {...answer.uses} />}
    </div>
  )
}

type KnownProps = Extract<UsesAnswer, { state: 'known' }>['uses']

function KnownUses({ isUsed, places, links, linksLeadTo }: KnownProps) {
  return (
    <>
      {isUsed && (
        <div>
          <Message tone="warn">{inUse(places.length)}</Message>
          <PlaceList label="Where it is used" places={places} />
        </div>
      )}
      {links.length > 0 && (
        <div>
          <p>
            {countOf(links.length)} {links.length === 1 ? 'links' : 'link'} to its page.
            {!isUsed &&
              (linksLeadTo
                ? ` After that they lead to ${linksLeadTo}.`
                : ' After that they lead to a page that says it is gone.')}
          </p>
          <PlaceList label="What links to its page" places={links} />
        </div>
      )}
      {!isUsed && links.length === 0 && <p className="text-ink-soft">It is used nowhere else.</p>}
    </>
  )
}

function inUse(count: number): string {
  if (count === 0) return 'A community that you do not work for uses it, so it cannot be deleted.'
  return `It is used in ${countOf(count)}. Remove it there first.`
}

const countOf = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`

function PlaceList({ label, places }: { label: string; places: Place[] }) {
  return (
    <ul aria-label={label} className="mt-2 max-h-64 overflow-y-auto rounded-control border border-line px-4">
      <PlaceLines places={places} />
    </ul>
  )
}
