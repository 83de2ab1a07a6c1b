import { clsx } from 'clsx'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { CellValue } from '@/components/admin/records/list/cell-value'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { isFullWidth } from '@/lib/records/declare/form-tabs'
import { shownValue } from '@/lib/records/declare/shown-value'
import type { Related } from '@/lib/records/relations/related'

type Props = { name: string; field: Field; value: unknown; related: Related }

/** A read-only field. */
export function ReadValue({ name, field, value, related }: Props) {
  const timeZone = useCompanyZone()
  const ids = Array.isArray(value) && field.entity ? value.map(String) : null
  const titles = ids?.map((id) => (field.entity && related[field.entity]?.[id]?.title) ?? id)
  return (
    <dl className={clsx('min-w-0', isFullWidth(field) && 'col-span-full')}>
      <dt className="text-control font-[620]">{labelOf(name, field)}</dt>
      <dd className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {titles ? (
          titles.join(', ') || '–'
        ) : field.entity ? (
          <CellValue field={field} value={value} related={related} />
        ) : (
          shownValue(field, value, timeZone)
        )}
      </dd>
    </dl>
  )
}
