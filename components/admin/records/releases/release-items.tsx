import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Link } from '@/components/ui/link'
import type { ReleaseItemView } from '@/lib/records/releases/release-view'

type Props = { releaseId: string; items: ReleaseItemView[]; isOpen: boolean; isLive: boolean }

/** Records of a release, each with its problems. */
export function ReleaseItems({ releaseId, items, isOpen, isLive }: Props) {
  if (items.length === 0) {
    return <p className="mt-2 text-ink-soft">Nothing yet. Add what is drafted and should go live together.</p>
  }
  return (
    <ul className="mt-2 divide-y divide-line">
      {items.map((item) => (
        <li key={item.entityId} className="flex items-start gap-3 py-2.5">
          <div className="min-w-0 flex-1">
            <Link
              href={item.href}
              className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
            >
              {item.title}
            </Link>
            <p className="text-dense text-ink-soft">{item.what}</p>
            {!isLive && <Check item={item} />}
          </div>
          {isOpen && (
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label={`Take ${item.title} out of the release`}
              method="DELETE"
              path={`releases/${releaseId}/items`}
              body={{ entity: item.entity, entityId: item.entityId }}
              done="Taken out of the release"
            >
              <X aria-hidden="true" />
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Check({ item: { problems, warnings } }: { item: ReleaseItemView }) {
  const words = [...problems, ...warnings]
  const Icon = problems.length > 0 ? CircleAlert : warnings.length > 0 ? TriangleAlert : CircleCheck
  const tone = problems.length > 0 ? 'text-bad' : warnings.length > 0 ? 'text-warn' : 'text-ok'
  return (
    <p className={`mt-1 flex items-start gap-2 text-dense font-[580] ${tone}`}>
      <Icon className="mt-0.5 size-5 flex-none" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {problems.length > 0 && 'Cannot go live: '}
        {words.length > 0 ? words.join(' ') : 'Ready to go live'}
      </span>
    </p>
  )
}
