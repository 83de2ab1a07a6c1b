'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { PartFields } from '@/components/admin/records/inputs/part-fields'
import { DRAGGED, OrderSlot } from '@/components/admin/records/order/order-slot'
import { capitalized } from '@/lib/records/declare/capitalized'

type Props = {
  id: string
  one: string
  at: number
  last: number
  /** Slot id of its drag handle; null for unordered entries. */
  slot: string | null
  /** Part that titles the entry; with one, the row is collapsible. */
  titled: string | undefined
  startsOpen: boolean
  onMove: (to: number) => void
  onRemove: () => void
  fields: ComponentProps<typeof PartFields>
}

/** On phones, buttons go below, because the text needs the width. */
const ALONE = 'max-sm:basis-[calc(100%-3.5rem)]'

/** One of several structures: title, move and remove buttons, and its parts. */
export function GroupRow({ id, one, at, last, slot, titled, startsOpen, onMove, onRemove, fields }: Props) {
  const [isUnfolded, setUnfolded] = useState(startsOpen)
  const isWrong = fields.errors !== undefined
  // Stays open after an error in it was fixed.
  useEffect(() => {
    if (isWrong) setUnfolded(true)
  }, [isWrong])
  const isOpen = !titled || isUnfolded || isWrong
  const number = `${capitalized(one)} ${at + 1}`
  return (
    <li
      id={id}
      className={clsx(
        'relative rounded-control border border-line bg-ivory/60',
        titled ? 'p-2 sm:p-3' : 'p-4',
        DRAGGED,
      )}
    >
      <div className={clsx('flex items-center gap-1', titled && 'max-sm:flex-wrap', isOpen && 'mb-2')}>
        {slot && <OrderSlot id={slot} />}
        <h3
          className={clsx('min-w-0 flex-1 font-sans! text-dense! font-[620] text-ink-soft', titled && ALONE)}
        >
          {titled ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setUnfolded(!isOpen)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left hover:bg-paper"
            >
              <ChevronDown
                aria-hidden="true"
                className={clsx('size-5 shrink-0 transition-transform', !isOpen && '-rotate-90')}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="text-control text-ink">{titleOf(fields, titled) || number}</span>
                {fields.values.visible === false && ' (not shown)'}
              </span>
            </button>
          ) : (
            number
          )}
        </h3>
        <div className="ml-auto flex gap-1">
          {slot && (
            <>
              <RowButton name={`Move ${one} ${at + 1} up`} off={at === 0} onPress={() => onMove(at - 1)}>
                <ArrowUp aria-hidden="true" />
              </RowButton>
              <RowButton name={`Move ${one} ${at + 1} down`} off={at === last} onPress={() => onMove(at + 1)}>
                <ArrowDown aria-hidden="true" />
              </RowButton>
            </>
          )}
          <RowButton name={`Remove ${one} ${at + 1}`} off={false} onPress={onRemove}>
            <Trash2 aria-hidden="true" className="text-bad" />
          </RowButton>
        </div>
      </div>
      {isOpen && <PartFields {...fields} id={id} />}
    </li>
  )
}

/** The label of a choice, the name of a chosen record, or else the text itself. */
function titleOf({ field, values, related }: Props['fields'], titled: string): string {
  const value = String(values[titled] ?? '')
  const part = field.parts?.[titled]
  if (part?.entity) return related[part.entity]?.[value]?.title ?? ''
  return part?.choices?.find((choice) => choice.value === value)?.label ?? value
}

type RowButtonProps = { name: string; off: boolean; onPress: () => void; children: ReactNode }

function RowButton({ name, off, onPress, children }: RowButtonProps) {
  return (
    // Not `disabled`, which would drop keyboard focus when a row reaches the end.
    <button
      type="button"
      aria-label={name}
      aria-disabled={off}
      onClick={() => !off && onPress()}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      {children}
    </button>
  )
}
