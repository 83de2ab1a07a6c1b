import { PencilLine, Trash2 } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Link } from '@/components/ui/link'
import { ASKED_LABEL } from '@/lib/records/publish/publication-state'
import type { UnsavedDraft } from '@/lib/records/publish/unsaved-drafts'

/** Drafts of records that were never saved, to continue or discard. */
export function UnsavedDrafts({ path, drafts }: { path: string; drafts: UnsavedDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="unsaved-drafts" className="border-line border-b bg-card">
      <h2
        id="unsaved-drafts"
        className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-control! font-[620]"
      >
        <PencilLine className="size-5 text-warn" aria-hidden="true" />
        {drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`} not yet saved
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map(({ id, title, actorName, updatedAt, isAsked }) => (
          <li key={id} className="flex items-center gap-x-2 py-1 pr-1.5 pl-4">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
              <Link
                href={`/admin/${path}/new?draft=${id}`}
                className="flex min-h-11 min-w-0 flex-1 basis-40 items-center font-[620] no-underline hover:underline"
              >
                <span className="line-clamp-1">{title}</span>
              </Link>
              <p className="text-dense text-ink-soft max-sm:pb-1.5">
                {actorName}, <ShownMoment at={updatedAt} />
                {isAsked && <strong className="font-[620] text-warn">. {ASKED_LABEL}</strong>}
              </p>
            </div>
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label={`Discard ${title}`}
              method="DELETE"
              path={`${path}/${id}/draft`}
              done="Draft discarded"
              confirm={{
                title: 'Discard this draft?',
                words: `The draft of ${title} will be deleted. Visitors never saw it.`,
                keep: 'Keep it',
                action: 'Discard',
              }}
            >
              <Trash2 aria-hidden="true" />
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
