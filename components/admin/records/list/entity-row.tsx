'use client'

import { clsx } from 'clsx'
import { useOptimistic, useTransition } from 'react'
import { toastRefusal } from '@/components/admin/kit/admin-api'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { LIST_LINK, LIST_ROW, ListCell } from '@/components/admin/kit/list/list-cell'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { CellValue, Thumbnail } from '@/components/admin/records/list/cell-value'
import { EditableCell } from '@/components/admin/records/list/editable-cell'
import { MoveButtons, type RowOrder } from '@/components/admin/records/list/move-buttons'
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
import { canBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'
import type { Density } from '@/lib/records/lists/density'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  entity: Entity
  row: AdminRecord
  columns: readonly string[]
  density: Density
  picture: string | undefined
  related: Related
  allowed: Allowed
  selection: Selection | null
  order: RowOrder | null
}

/** One record as a table row; two lines on phones, where fields are changed on the record's own page. */
export function EntityRow({
  entity,
  row,
  columns,
  density,
  picture,
  related,
  allowed,
  selection,
  order,
}: Props) {
  const { path, fields } = entity
  const timeZone = useCompanyZone()
  const title = String(row[entity.title] ?? '') || 'Untitled'
  const [first, ...others] = columns
  return (
    <tr
      className={clsx(
        LIST_ROW,
        'max-md:pr-14',
        density === 'roomy' && 'md:h-14!',
        START[Number(selection !== null) + Number(order !== null)],
        order && DRAGGED,
        selection?.has(row.id) ? 'bg-selected' : 'bg-card',
      )}
    >
      {selection && (
        <SelectCell
          label={`Select ${title}`}
          checked={selection.has(row.id)}
          onChange={(isChosen) => selection.toggle(row.id, isChosen)}
        />
      )}
      {order && (
        <ListCell
          className={clsx(
            'whitespace-nowrap max-md:absolute max-md:inset-y-0 max-md:z-10 max-md:grid max-md:h-auto! max-md:items-center md:w-32',
            selection ? 'max-md:left-13' : 'max-md:left-1',
          )}
        >
          <span className="flex items-center">
            <OrderSlot id={row.id} />
            <span className="max-md:hidden">
              <MoveButtons path={path} id={row.id} title={title} {...order} />
            </span>
          </span>
        </ListCell>
      )}
      <ListCell place="title" className="md:min-w-52">
        <span className="flex min-w-0 items-center gap-2.5">
          {picture && fields[picture]?.entity && (
            <Thumbnail source={related.image?.[String(row[picture])]?.thumbnail} />
          )}
          <Link href={`/admin/${path}/${row.id}`} className={clsx(LIST_LINK, 'md:py-1.5')}>
            <CellValue
              field={fields[first ?? '']}
              value={first ? (row[first] ?? title) : title}
              related={related}
            />
          </Link>
        </span>
      </ListCell>
      {others.map((name) => {
        const field = fields[name]
        const label = columnLabel(entity, name)
        const numeric = field?.kind === 'integer' || field?.kind === 'decimal'
        const value = <CellValue field={field} value={row[name]} related={related} />
        return (
          <ListCell key={name} className={clsx(numeric && 'tabular md:text-right')}>
            {name === entity.publication?.flag ? (
              <StateCell row={row} />
            ) : field?.kind === 'boolean' && allowed.publish && !field.readOnly ? (
              <>
                <span className="max-md:hidden">
                  <QuickSwitch
                    path={path}
                    row={row}
                    name={name}
                    label={`${title}: ${label.toLowerCase()}`}
                    checked={row[name] === true}
                  />
                </span>
                <span className="md:hidden">{row[name] === true ? label : null}</span>
              </>
            ) : field && allowed.publish && isEditedInline(field) ? (
              <EditableCell
                path={path}
                row={row}
                name={name}
                field={field}
                label={`${title}: ${label.toLowerCase()}`}
                className={clsx(numeric && 'md:justify-end')}
              >
                {value}
              </EditableCell>
            ) : (
              value
            )}
          </ListCell>
        )
      })}
      <ListCell className="whitespace-nowrap">
        <span title={shownMoment(row.updatedAt, timeZone)}>
          <span className="md:hidden">changed </span>
          {shownShortDay(row.updatedAt, timeZone)}
        </span>
      </ListCell>
      <ListCell className="w-12 max-md:absolute max-md:inset-y-0 max-md:right-1 max-md:z-10 max-md:grid max-md:h-auto! max-md:items-center md:sticky md:right-0 md:bg-inherit">
        <RowActions
          path={path}
          id={row.id}
          title={title}
          order={order}
          publicPath={entity.publicPaths?.(row).find((address) => address.startsWith('/'))}
          deletable={allowed.delete && (allowed.publish || !isMarkedPublished(entity, row))}
          duplicable={allowed.duplicate}
          unpublishable={allowed.publish && canBeOff(entity) && isMarkedPublished(entity, row)}
          testable={entity.name === 'emailRecipient' && allowed.update}
        />
      </ListCell>
    </tr>
  )
}

/** Room on phones for the checkbox, the handle, or both. */
const START = ['', 'max-md:pl-14', 'max-md:pl-25']

type QuickSwitchProps = {
  path: string
  row: AdminRecord
  name: string
  /** Accessible name: 'Ruth Adler: active'. */
  label: string
  checked: boolean
}

/** A switch in the list. Updates right away and reverts when the server refuses. */
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
