'use client'

import { useId } from 'react'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { LeadRow } from '@/components/admin/desk/tour-requests/lead-row'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { Checkbox } from '@/components/ui/checkbox'

type Props = {
  leads: LeadJson[]
  open: string | undefined
  params: URLSearchParams
  /** Null when rows are opened rather than selected. */
  selection: Selection | null
}

/** The list's rows, with checkboxes while selecting. */
export function LeadRows({ leads, open, params, selection }: Props) {
  const id = useId()
  return (
    <>
      {selection && leads.length > 0 && (
        <div className="flex min-h-11 items-center gap-3 border-line border-b px-3.5">
          <Checkbox
            id={`${id}-all`}
            checked={selection.all}
            onCheckedChange={(checked) => selection.toggleAll(checked === true)}
          />
          <label htmlFor={`${id}-all`} className="cursor-pointer text-dense">
            All {leads.length} on this page
          </label>
        </div>
      )}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="flex border-line border-b">
            {selection && !lead.erasedAt && (
              <span className="grid place-items-center pl-3.5">
                <Checkbox
                  aria-label={`Select ${lead.name}`}
                  checked={selection.has(lead.id)}
                  onCheckedChange={(checked) => selection.toggle(lead.id, checked === true)}
                />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <LeadRow lead={lead} open={lead.id === open} params={params} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
