'use client'

import { useState } from 'react'
import { SelectionBar } from '@/components/admin/kit/list/selection-bar'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { BulkFaults } from '@/components/admin/records/list/bulk-faults'
import { BulkField } from '@/components/admin/records/list/bulk-field'
import { DeleteMany } from '@/components/admin/records/list/delete-many'
import { useBulkChange } from '@/components/admin/records/list/use-bulk-change'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { type BulkChoice, bulkChoices, bulkFields, isChangedInBulk } from '@/lib/records/declare/bulk-choices'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = { entity: Entity; rows: AdminRecord[]; selection: Selection; allowed: Allowed }

/** Bulk actions for the selected rows; each states its effect before it runs. */
export function BulkBar({ entity, rows, selection, allowed }: Props) {
  const [pendingChange, setPendingChange] = useState<BulkChoice | null>(null)
  const { one, many } = entity.labels
  const namesOf = (count: number) => `${count} ${count === 1 ? one : many}`
  const [asked, setAsked] = useState<string | null>(null)
  const { change, changeEach, isBusy, faults, forgetFaults } = useBulkChange(entity.path, namesOf)
  const chosen = rows.filter(({ id }) => selection.has(id))
  if (chosen.length === 0) return null
  const differing = pendingChange
    ? chosen.filter((row) => row[pendingChange.field] !== pendingChange.value)
    : []

  async function apply(choice: BulkChoice) {
    const ids = differing.map(({ id }) => id)
    if (!(await change(ids, choice))) return
    setPendingChange(null)
    selection.clear()
  }

  return (
    <>
      {asked && (
        <BulkField
          entity={entity}
          name={asked}
          rows={chosen}
          namesOf={namesOf}
          isBusy={isBusy}
          onSend={changeEach}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            selection.clear()
          }}
        />
      )}
      {faults.length > 0 && (
        <BulkFaults entity={entity} rows={rows} faults={faults} sent={chosen.length} onClose={forgetFaults} />
      )}
      <SelectionBar
        label="Selected rows"
        words={
          pendingChange
            ? effectOf(pendingChange, differing.length, chosen.length, namesOf)
            : `${namesOf(chosen.length)} selected`
        }
      >
        {pendingChange ? (
          <>
            <Button variant="glassmorphism-dark" size="sm" onClick={() => setPendingChange(null)}>
              Back
            </Button>
            <Button
              variant="copper"
              size="sm"
              disabled={isBusy || differing.length === 0}
              onClick={() => apply(pendingChange)}
            >
              {isBusy ? 'Saving...' : `Change ${differing.length}`}
            </Button>
          </>
        ) : (
          <>
            {allowed.publish && isChangedInBulk(entity) && (
              <ChangeMenu entity={entity} onChoose={setPendingChange} onAsk={setAsked} />
            )}
            {allowed.delete && (
              <DeleteMany
                path={entity.path}
                ids={chosen.map(({ id }) => id)}
                words={namesOf(chosen.length)}
                onDeleted={selection.clear}
              />
            )}
            <Button variant="glassmorphism-dark" size="sm" onClick={selection.clear}>
              Clear selection
            </Button>
          </>
        )}
      </SelectionBar>
    </>
  )
}

type MenuProps = {
  entity: Entity
  onChoose: (choice: BulkChoice) => void
  /** For a value that is typed or searched, by the field's name. */
  onAsk: (name: string) => void
}

function ChangeMenu({ entity, onChoose, onAsk }: MenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="glassmorphism-dark" size="sm">
          Change...
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[60vh] overflow-y-auto">
        {bulkFields(entity).map(({ name, label }) => (
          <DropdownMenuItem key={name} onSelect={() => onAsk(name)}>
            {label}...
          </DropdownMenuItem>
        ))}
        {bulkChoices(entity).map(({ label, choices }) => (
          <DropdownMenuGroup key={label} aria-label={label}>
            <DropdownMenuLabel>{label}</DropdownMenuLabel>
            {choices.map((choice) => (
              <DropdownMenuItem key={choice.words} onSelect={() => onChoose(choice)}>
                {choice.words}
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function effectOf(
  { effect }: BulkChoice,
  differing: number,
  chosen: number,
  namesOf: (count: number) => string,
): string {
  const same = chosen - differing
  const rest = same === 0 ? '' : ` ${same} ${same === 1 ? 'needs' : 'need'} no change.`
  return `${effect} ${namesOf(differing)}?${rest}`
}
