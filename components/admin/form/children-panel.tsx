'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Thumbnail } from '@/components/admin/list/cell-value'
import { MoveButtons } from '@/components/admin/list/move-buttons'
import { RowActions } from '@/components/admin/list/row-actions'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { capitalised } from '@/lib/admin/menu'
import type { Allowed } from '@/lib/admin/permissions'
import type { AdminRecord } from '@/lib/admin/record'
import type { Related } from '@/lib/admin/related'
import { declaredAt } from '@/lib/entities/registry'

/** The records of one child entity that belong to the record on the form. */
export type Children = { path: string; rows: AdminRecord[]; related: Related; allowed: Allowed }

/** What is edited inside its parent: highlights, pictures of a gallery, questions. Each opens in a form of its own. */
export function ChildrenPanel({ path, rows, related, allowed, parentId }: Children & { parentId: string }) {
  const entity = declaredAt(path)
  const [moved, setMoved] = useState('')
  const picture = entity.list.columns.find((name) => entity.fields[name]?.kind === 'image')
  const id = `children-${path}`
  return (
    <section
      aria-labelledby={id}
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id}>{capitalised(entity.labels.many)}</h2>
        {allowed.create && (
          <Link
            href={`/admin/${path}/new?${entity.parent}=${parentId}`}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <Plus aria-hidden="true" />
            Add a {entity.labels.one}
          </Link>
        )}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {rows.length === 0 && <p className="mt-3 text-ink-soft">None yet.</p>}
      <ul className="mt-2">
        {rows.map((row, at) => {
          const title = String(row[entity.title] ?? '') || `Number ${at + 1}`
          return (
            <li key={row.id} className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
              {picture && <Thumbnail source={related.image?.[String(row[picture])]?.thumbnail} />}
              <Link
                href={`/admin/${path}/${row.id}`}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded-badge font-[560] no-underline hover:underline"
              >
                <span className="line-clamp-2">
                  {title}
                  {row.active === false && <span className="text-ink-soft"> (not active)</span>}
                </span>
              </Link>
              {allowed.update && entity.sortable && (
                <MoveButtons
                  path={path}
                  id={row.id}
                  title={title}
                  previous={rows[at - 1]?.id ?? null}
                  next={rows[at + 1]?.id ?? null}
                  onMoved={setMoved}
                />
              )}
              <RowActions
                path={path}
                id={row.id}
                title={title}
                publicPath={undefined}
                deletable={allowed.delete}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
