import { PlaceLines } from '@/components/admin/records/form/place-lines'
import { DependentsTree } from '@/components/admin/records/trash/dependents-tree'
import type { UsesAnswer } from '@/components/admin/records/trash/use-uses'
import { Message } from '@/components/ui/message'
import type { DeletionTree } from '@/lib/records/store/deletion-tree'
import type { Place } from '@/lib/records/store/usage'

type Props = { answer: UsesAnswer; tree: DeletionTree | null }

/** Where a record is used and linked, and what goes with it, shown before deletion. */
export function DeleteUses({ answer, tree }: Props) {
  return (
    <div role="status" className="mt-4 grid gap-4">
      {answer.state === 'asking' && <p className="text-ink-soft">Checking where it is used...</p>}
      {answer.state === 'known' && <KnownUses {...answer.uses} tree={tree} />}
    </div>
  )
}

type KnownProps = Extract<UsesAnswer, { state: 'known' }>['uses'] & Pick<Props, 'tree'>

function KnownUses({ isUsed, places, links, linksLeadTo, tree }: KnownProps) {
  const isBlocked = isUsed && (!tree || tree.blocks.length > 0)
  return (
    <>
      {isBlocked && (
        <div>
          <Message tone="warn">{tree ? tree.blocks.join(' ') : inUse(places.length)}</Message>
          <PlaceList label="Where it is used" places={places} />
        </div>
      )}
      {tree && !isBlocked && <WithIt tree={tree} />}
      {links.length > 0 && (
        <div>
          <p>
            {countOf(links.length)} {links.length === 1 ? 'links' : 'link'} to its page.
            {!isBlocked &&
              (linksLeadTo
                ? ` These links will lead to ${linksLeadTo}.`
                : ' These links will lead to a page that says it was removed.')}
          </p>
          <PlaceList label="What links to its page" places={links} />
        </div>
      )}
      {!isUsed && links.length === 0 && <p className="text-ink-soft">It is not used anywhere else.</p>}
    </>
  )
}

/** Records that are deleted with it, and those that stay without it. */
function WithIt({ tree: { branches, records, loses } }: { tree: DeletionTree }) {
  return (
    <>
      {records > 0 && (
        <div>
          <p>
            {records === 1 ? 'One item belongs' : `${records} items belong`} to it and will be deleted too:
          </p>
          <div className="mt-2 max-h-64 overflow-y-auto rounded-control border border-line px-4 py-2">
            <DependentsTree branches={branches} />
          </div>
        </div>
      )}
      {loses.length > 0 && (
        <div>
          <p>It will be removed from {countOf(loses.length)}:</p>
          <PlaceList label="Places it is removed from" places={loses} />
        </div>
      )}
    </>
  )
}

function inUse(count: number): string {
  if (count === 0) return 'It is used by a community that you do not have access to, so it cannot be deleted.'
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
