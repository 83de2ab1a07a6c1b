import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { requireEntityAt } from '@/lib/records/entities/registry'
import { isNarrowed, type ListQuery, listParams } from '@/lib/records/lists/list-query'

/** Exports all pages of the list with its current search and filters. */
export function ExportLink({ path, query }: { path: string; query: ListQuery }) {
  const params = listParams(requireEntityAt(path), { ...query, page: 1, columns: null })
  return (
    <a
      href={`/api/admin/${path}/export?${params}`}
      download
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'ml-auto' })}
    >
      <Download aria-hidden="true" />
      Export {isNarrowed(query) ? 'these' : 'all'} as CSV
    </a>
  )
}
