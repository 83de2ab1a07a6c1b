import { FilePenLine } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { OwnDraft } from '@/lib/desk/dashboard/own-drafts'
import { shownMoment } from '@/lib/records/declare/shown-value'

/** This person's unpublished drafts, marked when the record has changed since. */
export function OwnDrafts({ drafts, hasMore }: { drafts: OwnDraft[]; hasMore: boolean }) {
  if (drafts.length === 0) return null
  return (
    <Card title="Your drafts">
      <ul className="divide-y divide-line">
        {drafts.map(({ href, title, what, changedAt, isNew, overtakenBy }) => (
          <li key={href} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0">
              <Link
                href={href}
                className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
              >
                {title}
              </Link>
              <p className="text-dense text-ink-soft">
                {isNew ? `New ${what}` : `Changes to this ${what}`}, typed {shownMoment(changedAt)}
              </p>
            </div>
            {overtakenBy !== null && (
              <Badge tone="warn">
                <FilePenLine aria-hidden="true" />
                {overtakenBy ? `${overtakenBy} changed it since` : 'Changed since'}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-3 text-dense text-ink-soft">
          Older ones are in their lists, under the states Draft and Changed since.
        </p>
      )}
    </Card>
  )
}
