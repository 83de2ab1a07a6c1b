import { ShownMoment } from '@/components/admin/kit/company-zone'
import { PageHead } from '@/components/admin/kit/page-head'
import { DeletedRecordHistory } from '@/components/admin/records/trash/deleted-record-history'
import { RestoreButton } from '@/components/admin/records/trash/restore-button'
import { timeLeft } from '@/components/admin/records/trash/time-left'
import { Message } from '@/components/ui/message'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { DeletedRecord } from '@/lib/records/trash/find-deleted'

type Props = { entity: Entity; deleted: DeletedRecord; nowMs: number }

/** Page of a deleted record: who deleted it, restore button and history. */
export function DeletedRecordScreen({ entity, deleted, nowMs }: Props) {
  const { record, revisions, related, mayRestore } = deleted
  const list = { href: `/admin/${entity.path}`, label: capitalized(entity.labels.many) }
  return (
    <div className="grid max-w-192 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead title={record.title} back={entity.menu ? list : undefined} />
      <Message tone="warn">
        <p>
          This {record.kind} was deleted by {record.deletedBy} on <ShownMoment at={record.deletedAt} />. It
          will be permanently deleted {timeLeft(record.purgeAt, nowMs)}.
        </p>
        {mayRestore && (
          <div className="mt-3">
            <RestoreButton record={record} />
          </div>
        )}
      </Message>
      <DeletedRecordHistory path={entity.path} id={record.id} revisions={revisions} related={related} />
    </div>
  )
}
