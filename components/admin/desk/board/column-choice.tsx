'use client'

import { useRouter } from 'next/navigation'
import { SelectField } from '@/components/admin/kit/select-field'
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

  function choose(column: LeadStatus) {
    const others = [...params].filter(([name]) => name !== 'column')
    const next = new URLSearchParams([...others, ['column', column]])
    router.replace(`/admin/tour-requests/board?${next}`, { scroll: false })
  }

  return (
    <SelectField
      id="board-column"
      className="lg:hidden"
      label="Column"
      value={columnOf(params)}
      choices={LEAD_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }))}
      onValue={choose}
    />
  )
}
