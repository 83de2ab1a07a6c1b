'use client'

import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import type { Entity } from '@/lib/records/declare/define-entity'
import {
  columnLabel,
  defaultColumns,
  leadingColumn,
  offeredColumns,
} from '@/lib/records/declare/list-columns'

type Props = {
  entity: Entity
  columns: string[]
  /** True when the URL sets the columns: then the choice is kept there, not in the person's settings. */
  inAddress: boolean
  address: ListAddress
}

/** Chooses and orders the columns of a list. */
export function ColumnChoice({ entity, columns, inAddress, address }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <button
          type="button"
          aria-label="Columns"
          title="Columns"
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper"
        >
          <Columns3 aria-hidden="true" />
        </button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Columns</DialogTitle>
        <DialogDescription>
          {inAddress
            ? 'For what this list shows now. Save the view to keep them.'
            : `How you see ${entity.labels.many}, on every computer you sign in at.`}
        </DialogDescription>
        <ColumnForm
          entity={entity}
          columns={columns}
          inAddress={inAddress}
          address={address}
          onDone={() => setOpen(false)}
        />
      </DialogContent>
    </Dialog>
  )
}

function ColumnForm({ entity, columns, inAddress, address, onDone }: Props & { onDone: () => void }) {
  const router = useRouter()
  const [order, setOrder] = useState(() => [
    ...columns,
    ...offeredColumns(entity).filter((name) => !columns.includes(name)),
  ])
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(columns))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const titleOf = (name: string) => columnLabel(entity, name)

  async function keep(names: string[] | null) {
    if (inAddress) {
      address.show({ columns: names })
      return onDone()
    }
    const answer = await callAdmin('PATCH', `${entity.path}/layout`, { columns: names })
    if (answer.refusal) return setRefusal(answer.refusal)
    router.refresh()
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
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void keep(order.filter((name) => shown.has(name)))
      }}
      className="mt-4"
    >
      <p className="border-b border-line py-3 text-control text-ink-soft">
        {titleOf(leadingColumn(entity))} is always first
      </p>
      <ul className="divide-y divide-line">
        {order.map((name, at) => (
          <ColumnLine
            key={name}
            id={name}
            label={titleOf(name)}
            isShown={shown.has(name)}
            onToggle={() => toggle(name)}
            onUp={at > 0 ? () => move(at, -1) : null}
            onDown={at < order.length - 1 ? () => move(at, 1) : null}
          />
        ))}
      </ul>
      <FormRefusal message={refusal?.message} />
      <div className="sticky bottom-0 mt-5 flex flex-wrap gap-3 bg-card py-2">
        <Button type="submit">Show these</Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => keep(inAddress ? defaultColumns(entity) : null)}
        >
          Reset
        </Button>
      </div>
    </form>
  )
}

type LineProps = {
  id: string
  label: string
  isShown: boolean
  onToggle: () => void
  onUp: (() => void) | null
  onDown: (() => void) | null
}

function ColumnLine({ id, label, isShown, onToggle, onUp, onDown }: LineProps) {
  return (
    <li className="flex min-h-13 items-center gap-1 px-2">
      <Checkbox id={`column-${id}`} checked={isShown} onCheckedChange={onToggle} />
      <label
        htmlFor={`column-${id}`}
        className="flex min-h-11 flex-1 cursor-pointer items-center pl-2 text-control"
      >
        {label}
      </label>
      <OrderButton label={`Move ${label} up`} icon={ArrowUp} onMove={onUp} />
      <OrderButton label={`Move ${label} down`} icon={ArrowDown} onMove={onDown} />
    </li>
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
