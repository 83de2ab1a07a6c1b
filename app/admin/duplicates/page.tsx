import { Users } from 'lucide-react'
import type { Metadata } from 'next'
import { DuplicateActions } from '@/components/admin/desk/duplicates/duplicate-actions'
import { duplicateReasonLabels } from '@/components/admin/desk/duplicates/duplicate-reasons'
import { FamilyCard } from '@/components/admin/desk/duplicates/family-card'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { listDuplicates } from '@/lib/desk/duplicates/suggestions'
import { pageIn } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Duplicate families' }

/** Pairs of households that may be one family, with the reason. Nothing merges automatically. */
export default async function DuplicatesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'update', 'leads')) return <NoAccess what="duplicate families" />
  const page = pageIn(await searchParams)
  const [{ rows, ...list }, { timeZone }] = await Promise.all([
    listDuplicates(actor, page),
    getSiteSettings(),
  ])
  return (
    <div className="max-w-5xl px-4 py-3 lg:px-3.5">
      <PageHead title="Duplicate families">
        Families that may be the same: two with the same phone number or email address, or with the same name
        and community within two weeks. Nothing is merged automatically, and a merge can be undone for 30
        days.
      </PageHead>
      <p role="status" className="mb-3 text-dense text-ink-soft tabular">
        {countOf(list, 'pair', 'pairs')}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={Users} title="No possible duplicates" />
      ) : (
        <ul className="grid gap-4">
          {rows.map(({ id, reasons, one, other }) => (
            <li key={id} className="rounded-control border border-line bg-card p-4 shadow-rest sm:p-5">
              <h2 className="mb-3 type-h4">{duplicateReasonLabels(reasons).join('. ')}</h2>
              <div className="grid gap-3 sm:grid-cols-2">
                <FamilyCard family={one} zone={timeZone} />
                <FamilyCard family={other} zone={timeZone} />
              </div>
              <DuplicateActions one={one} other={other} zone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(number) => `/admin/duplicates?page=${number}`} />
      </div>
    </div>
  )
}
