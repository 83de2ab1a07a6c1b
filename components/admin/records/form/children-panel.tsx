'use client'

import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Card } from '@/components/admin/kit/card'
import { Thumbnail } from '@/components/admin/records/list/cell-value'
import { MoveButtons } from '@/components/admin/records/list/move-buttons'
import { RowActions } from '@/components/admin/records/list/row-actions'
import { LazyDragOrder } from '@/components/admin/records/order/lazy-drag-order'
import { DRAGGED, OrderSlot } from '@/components/admin/records/order/order-slot'
import { useRowOrder } from '@/components/admin/records/order/use-row-order'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Allowed } from '@/lib/records/declare/permissions'
import { canBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { withArticle } from '@/lib/records/declare/with-article'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { Related } from '@/lib/records/relations/related'

export type Children = { path: string; rows: AdminRecord[]; related: Related; allowed: Allowed }

/** Records edited within their parent, such as highlights or gallery pictures. Each has its own form. */
export function ChildrenPanel({ path, rows, related, allowed, parentId }: Children & { parentId: string }) {
  const entity = requireEntityAt(path)
  const titleOf = (row: AdminRecord) =>
    String(row[entity.title] ?? '') || `Number ${rows.findIndex(({ id }) => id === row.id) + 1}`
  const frame = useRef<HTMLUListElement>(null)
  const { shown, move, isBusy, announcement, announce } = useRowOrder(path, rows, titleOf)
  const ordered = allowed.publish && entity.sortable
  const picture = entity.list.columns.find((name) => entity.fields[name]?.kind === 'image')
  return (
    <Card
      id={`children-${path}`}
      title={capitalized(entity.labels.many)}
      aside={
        allowed.create && (
          <Link
            href={`/admin/${path}/new?${entity.parent}=${parentId}`}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Plus aria-hidden="true" />
            Add {withArticle(entity.labels.one)}
          </Link>
        )
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {rows.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ul ref={frame}>
        {shown.map((row, at) => {
          const title = titleOf(row)
          return (
            <li
              key={row.id}
              className={clsx(
                'relative flex items-center gap-1 border-b border-line bg-card py-1.5 sm:gap-3 last:border-0',
                DRAGGED,
              )}
            >
              {ordered && <OrderSlot id={row.id} />}
              {picture && <Thumbnail source={related.image?.[String(row[picture])]?.thumbnail} />}
              <Link
                href={`/admin/${path}/${row.id}`}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded-badge font-[560] no-underline hover:underline"
              >
                <span className="line-clamp-2">
                  {title}
                  {!isMarkedPublished(entity, row) && <span className="text-ink-soft"> (draft)</span>}
                </span>
              </Link>
              {ordered && (
                <MoveButtons
                  path={path}
                  id={row.id}
                  title={title}
                  previous={shown[at - 1]?.id ?? null}
                  next={shown[at + 1]?.id ?? null}
                  onMoved={announce}
                />
              )}
              <RowActions
                path={path}
                id={row.id}
                title={title}
                order={null}
                publicPath={undefined}
                deletable={allowed.delete && (allowed.publish || !isMarkedPublished(entity, row))}
                duplicable={allowed.duplicate}
                unpublishable={allowed.publish && canBeOff(entity) && isMarkedPublished(entity, row)}
                testable={false}
              />
            </li>
          )
        })}
      </ul>
      {ordered && shown.length > 1 && (
        <LazyDragOrder
          frame={frame}
          items={shown.map((row) => ({ id: row.id, title: titleOf(row) }))}
          isBusy={isBusy}
          onDrop={(from, to) => void move(from, to)}
        />
      )}
    </Card>
  )
}
