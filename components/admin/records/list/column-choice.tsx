'use client'

import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { SelectField } from '@/components/admin/kit/select-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import type { Entity } from '@/lib/records/declare/define-entity'
import {
  columnLabel,
  defaultColumns,
  leadingColumn,
  offeredColumns,
} from '@/lib/records/declare/list-columns'
import type { Density } from '@/lib/records/lists/density'

type Props = {
  entity: Entity
  columns: string[]
  density: Density
  /** True when the URL sets the columns: then the choice is kept there, not in the person's settings. */
  inAddress: boolean
  address: ListAddress
}

/** Chooses and orders the columns of a list, and how high its rows are. */
export function ColumnChoice({ entity, columns, density, inAddress, address }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <button
          type="button"
          aria-label="Columns and rows"
          title="Columns and rows"
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper"
        >
          <Columns3 aria-hidden="true" />
        </button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Columns and rows</DialogTitle>
        <DialogDescription>
          {inAddress
            ? 'For the list as it is now. Save the view to keep these columns.'
            : `Your view of ${entity.labels.many}, on every computer where you sign in.`}
        </DialogDescription>
        <ColumnForm
          entity={entity}
          columns={columns}
          density={density}
          inAddress={inAddress}
          address={address}
          onDone={() => setOpen(false)}
        />
      </DialogContent>
    </Dialog>
  )
}

function ColumnForm({
  entity,
  columns,
  density,
  inAddress,
  address,
  onDone,
}: Props & { onDone: () => void }) {
  const [height, setHeight] = useState(density)
  const action = useAction()
  const [order, setOrder] = useState(() => [
    ...columns,
    ...offeredColumns(entity).filter((name) => !columns.includes(name)),
  ])
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(columns))
  const titleOf = (name: string) => columnLabel(entity, name)

  async function keep(names: string[] | null, rows: Density) {
    const kept = { ...(!inAddress && { columns: names }), ...(rows !== density && { density: rows }) }
    if (Object.keys(kept).length > 0 && !(await action.send('PATCH', `${entity.path}/layout`, kept))) return
    if (inAddress) address.show({ columns: names })
    onDone()
  }

  function toggle(name: string) {
    const others = [...shown].filter((other) => other !== name)
    setShown(new Set(shown.has(name) ? others : [...others, name]))
  }

  function move(at: number, by: -1 | 1) {
    const others = order.toSpliced(at, 1)
    setOrder(others.toSpliced(at + by, 0, ...order.slice(at, at + 1)))
  }

  return (
    <ActionForm
      action={action}
      className="mt-4"
      onSend={() =>
        keep(
          order.filter((name) => shown.has(name)),
          height,
        )
      }
      submit="Show these"
      footer={(button) => (
        <div className="sticky bottom-0 mt-5 flex flex-wrap gap-3 bg-card py-2">
          {button}
          <Button
            variant="outline"
            onClick={() => keep(inAddress ? defaultColumns(entity) : null, 'compact')}
          >
            Reset
          </Button>
        </div>
      )}
    >
      <SelectField
        id="row-height"
        label="Rows"
        value={height}
        onValue={setHeight}
        choices={[
          { value: 'compact', label: 'Compact: more rows on the screen' },
          { value: 'roomy', label: 'Roomy: more space around each row' },
        ]}
      />
      <p className="mt-2 border-b border-line py-3 text-control text-ink-soft">
        {titleOf(leadingColumn(entity))} is always first
      </p>
      <ul className="divide-y divide-line">
        {order.map((name, at) => (
          <li key={name} className="flex min-h-13 items-center gap-1 px-2">
            <div className="flex-1 text-control">
              <CheckField label={titleOf(name)} value={shown.has(name)} onValue={() => toggle(name)} />
            </div>
            <OrderButton
              label={`Move ${titleOf(name)} up`}
              icon={ArrowUp}
              onMove={at > 0 ? () => move(at, -1) : null}
            />
            <OrderButton
              label={`Move ${titleOf(name)} down`}
              icon={ArrowDown}
              onMove={at < order.length - 1 ? () => move(at, 1) : null}
            />
          </li>
        ))}
      </ul>
    </ActionForm>
  )
}

type OrderProps = { label: string; icon: typeof ArrowUp; onMove: (() => void) | null }

function OrderButton({ label, icon: Icon, onMove }: OrderProps) {
  return (
    // Not `disabled`, which would drop keyboard focus at the end of the list.
    <button
      type="button"
      aria-label={label}
      aria-disabled={onMove === null}
      onClick={() => onMove?.()}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon className="size-4.5" aria-hidden="true" />
    </button>
  )
}
