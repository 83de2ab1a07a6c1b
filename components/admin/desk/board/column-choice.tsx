'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { statusLabel } from '@/components/ui/status-badge'
import { isLeadStatus, LEAD_STATUSES, type LeadStatus } from '@/lib/leads/tour-requests/status'

/** The phone's column, from the URL. */
export function columnOf(params: URLSearchParams): LeadStatus {
  const column = params.get('column') ?? ''
  return isLeadStatus(column) ? column : 'new'
}

/** Chooses the column on phones; wide screens show all columns. */
export function ColumnChoice({ params }: { params: URLSearchParams }) {
  const router = useRouter()
  const column = columnOf(params)
  return (
    <div className="lg:hidden">
      <Field id="board-column" label="Column">
        {(control) => (
          <Select
            {...control}
            data-dense=""
            value={column}
            onChange={({ target }) => {
              const others = [...params].filter(([name]) => name !== 'column')
              const next = new URLSearchParams([...others, ['column', target.value]])
              router.replace(`/admin/tour-requests/board?${next}`, { scroll: false })
            }}
          >
            {LEAD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
