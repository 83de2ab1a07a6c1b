'use client'

import { clsx } from 'clsx'
import { CellValue, Thumbnail } from '@/components/admin/list/cell-value'
import { ListCell } from '@/components/admin/list/list-cell'
import { MoveButtons } from '@/components/admin/list/move-buttons'
import { QuickSwitch } from '@/components/admin/list/quick-switch'
import { RowActions } from '@/components/admin/list/row-actions'
import { SelectCell } from '@/components/admin/list/select-cell'
import type { Selection } from '@/components/admin/list/use-selection'
import { Link } from '@/components/ui/link'
import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'
import type { Allowed } from '@/lib/admin/permissions'
import type { AdminRecord } from '@/lib/admin/record'
import type { Related } from '@/lib/admin/related'
import { shownDay } from '@/lib/admin/shown-value'

type Props = {
  entity: Entity
  row: AdminRecord
  columns: readonly string[]
  picture: string | undefined
  related: Related
  allowed: Allowed
  selection: Selection | null
  /** The rows before and after it, when the list is in its own order. */
  order: { previous: string | null; next: string | null; onMoved: (words: string) => void } | null
}

/** One record: a table row, and a card on phones. */
export function EntityRow({ entity, row, columns, picture, related, allowed, selection, order }: Props) {
  const { path, fields } = entity
  const title = String(row[entity.title] ?? '') || 'Untitled'
  const [first, ...others] = columns
  return (
    <tr
      className={clsx(
        'relative border-b border-line last:border-0 max-md:grid max-md:gap-1.5 max-md:p-4 max-md:pr-16 md:h-16',
        selection && 'max-md:pl-16',
        selection?.has(row.id) && 'bg-selected',
      )}
    >
      {selection && (
        <SelectCell
          label={`Choose ${title}`}
          checked={selection.has(row.id)}
          onChange={(isChosen) => selection.toggle(row.id, isChosen)}
        />
      )}
      {order && (
        <ListCell label="Order" className="w-24">
          <MoveButtons path={path} id={row.id} title={title} {...order} />
        </ListCell>
      )}
      <ListCell className="max-md:order-first md:min-w-52">
        <Link
          href={`/admin/${path}/${row.id}`}
          className="flex min-h-11 items-center gap-3 rounded-badge font-[620] no-underline hover:underline"
        >
          {picture && fields[picture]?.entity && (
            <Thumbnail source={related.image?.[String(row[picture])]?.thumbnail} />
          )}
          <CellValue
            field={fields[first ?? '']}
            value={first ? (row[first] ?? title) : title}
            related={related}
          />
        </Link>
      </ListCell>
      {others.map((name) => {
        const field = fields[name]
        const label = field ? labelOf(name, field) : name
        const numeric = field?.kind === 'integer' || field?.kind === 'decimal'
        return (
          <ListCell key={name} label={label} className={clsx(numeric && 'tabular md:text-right')}>
            {field?.kind === 'boolean' && allowed.update && !field.readOnly ? (
              <QuickSwitch
                path={path}
                row={row}
                name={name}
                label={`${title}: ${label.toLowerCase()}`}
                checked={row[name] === true}
              />
            ) : (
              <CellValue field={field} value={row[name]} related={related} />
            )}
          </ListCell>
        )
      })}
      <ListCell label="Changed" className="whitespace-nowrap">
        {shownDay(row.updatedAt)}
      </ListCell>
      <ListCell className="w-14 max-md:absolute max-md:top-3 max-md:right-3">
        <RowActions
          path={path}
          id={row.id}
          title={title}
          publicPath={entity.publicPaths?.(row).find((address) => address.startsWith('/'))}
          deletable={allowed.delete}
        />
      </ListCell>
    </tr>
  )
}
