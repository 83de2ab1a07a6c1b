'use client'

import { clsx } from 'clsx'
import { useOptimistic, useTransition } from 'react'
import { toastRefusal } from '@/components/admin/kit/admin-api'
import { ListCell } from '@/components/admin/kit/list/list-cell'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { CellValue, Thumbnail } from '@/components/admin/records/list/cell-value'
import { EditableCell } from '@/components/admin/records/list/editable-cell'
import { MoveButtons } from '@/components/admin/records/list/move-buttons'
import { RowActions } from '@/components/admin/records/list/row-actions'
import { SelectCell } from '@/components/admin/records/list/select-cell'
import { StateCell } from '@/components/admin/records/list/state-cell'
import { useFieldChange } from '@/components/admin/records/list/use-field-change'
import { DRAGGED, OrderSlot } from '@/components/admin/records/order/order-slot'
import { Link } from '@/components/ui/link'
import { Switch } from '@/components/ui/switch'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isEditedInline } from '@/lib/records/declare/inline-fields'
import { columnLabel } from '@/lib/records/declare/list-columns'
import type { Allowed } from '@/lib/records/declare/permissions'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  entity: Entity
  row: AdminRecord
  columns: readonly string[]
  picture: string | undefined
  related: Related
  allowed: Allowed
  selection: Selection | null
  order: { previous: string | null; next: string | null; onMoved: (words: string) => void } | null
}

/** One record as a table row, or a card on phones. */
export function EntityRow({ entity, row, columns, picture, related, allowed, selection, order }: Props) {
  const { path, fields } = entity
  const title = String(row[entity.title] ?? '') || 'Untitled'
  const [first, ...others] = columns
  return (
    <tr
      className={clsx(
        'relative border-b border-line last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-1.5 max-md:p-4 md:h-16',
        selection && 'max-md:pl-16',
        order && DRAGGED,
        selection?.has(row.id) ? 'bg-selected' : 'bg-card',
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
        <ListCell label="Order" className="whitespace-nowrap md:w-40">
          <OrderSlot id={row.id} />
          <MoveButtons path={path} id={row.id} title={title} {...order} />
        </ListCell>
      )}
      <ListCell className="max-md:order-first max-md:pr-12 md:min-w-52">
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
        const label = columnLabel(entity, name)
        const numeric = field?.kind === 'integer' || field?.kind === 'decimal'
        return (
          <ListCell key={name} label={label} className={clsx(numeric && 'tabular md:text-right')}>
            {name === entity.publication?.flag ? (
              <StateCell row={row} />
            ) : field?.kind === 'boolean' && allowed.publish && !field.readOnly ? (
              <QuickSwitch
                path={path}
                row={row}
                name={name}
                label={`${title}: ${label.toLowerCase()}`}
                checked={row[name] === true}
              />
            ) : field && allowed.publish && isEditedInline(field) ? (
              <EditableCell
                path={path}
                row={row}
                name={name}
                field={field}
                label={`${title}: ${label.toLowerCase()}`}
                className={clsx(numeric && 'md:justify-end')}
              >
                <CellValue field={field} value={row[name]} related={related} />
              </EditableCell>
            ) : (
              <CellValue field={field} value={row[name]} related={related} />
            )}
          </ListCell>
        )
      })}
      <ListCell label="Changed" className="whitespace-nowrap">
        <span title={shownMoment(row.updatedAt)}>{shownShortDay(row.updatedAt)}</span>
      </ListCell>
      <ListCell className="w-14 max-md:absolute max-md:top-3 max-md:right-3 md:sticky md:right-0 md:bg-inherit">
        <RowActions
          path={path}
          id={row.id}
          title={title}
          publicPath={entity.publicPaths?.(row).find((address) => address.startsWith('/'))}
          deletable={allowed.delete && (allowed.publish || !isMarkedPublished(entity, row))}
          duplicable={allowed.duplicate}
          unpublishable={
            allowed.publish && entity.publication !== undefined && isMarkedPublished(entity, row)
          }
          testable={entity.name === 'emailRecipient' && allowed.update}
        />
      </ListCell>
    </tr>
  )
}

type QuickSwitchProps = {
  path: string
  row: AdminRecord
  name: string
  /** Accessible name: 'Ruth Adler: active'. */
  label: string
  checked: boolean
}

/** A switch in the list. Updates at once and reverts when the server refuses. */
function QuickSwitch({ path, row, name, label, checked }: QuickSwitchProps) {
  const save = useFieldChange(path, row, name)
  const [shown, setShown] = useOptimistic(checked)
  const [isPending, startTransition] = useTransition()

  function change(value: boolean) {
    if (isPending) return
    startTransition(async () => {
      setShown(value)
      const refusal = await save(value)
      if (refusal) toastRefusal(refusal)
    })
  }

  return <Switch aria-label={label} checked={shown} onCheckedChange={change} />
}
