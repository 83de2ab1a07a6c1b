import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { DocumentRow } from '@/components/admin/records/documents/document-row'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { defineListAddress } from '@/lib/platform/http/list-address'
import { DOCUMENT_STATES, type DocumentState, listDocuments } from '@/lib/records/documents/list-documents'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Documents' }

const address = defineListAddress<{ state: DocumentState }>('/admin/documents', {
  state: (text) => DOCUMENT_STATES.find((state) => state === text) ?? 'all',
})

const STATES: Record<DocumentState, string> = { all: 'All', failing: 'To fix', passing: 'Passing' }

/** All PDFs of the site, with how well everyone can read them (decision 127). */
export default async function DocumentsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="documents" />
  const query = address.parse(await searchParams)
  const { rows, ...list } = await listDocuments(actor, query)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Documents">
        Each PDF is checked once for text, tags, language, title and descriptions of pictures. From May 11,
        2027, federal rules (45 CFR 84.84) require that everyone can read the documents on a provider’s site.
        Activity calendars and menus are not listed, because the site creates their PDFs itself.
      </PageHead>
      <nav aria-label="State" className="mb-1.5 flex flex-wrap gap-x-4 text-dense">
        {DOCUMENT_STATES.map((state) => (
          <Link
            key={state}
            href={address.href({ state })}
            aria-current={state === query.state ? 'page' : undefined}
            className="inline-flex min-h-8 items-center text-link aria-[current]:font-[620] aria-[current]:text-ink pointer-coarse:min-h-11"
          >
            {STATES[state]}
          </Link>
        ))}
      </nav>
      <p role="status" className="mb-1.5 text-dense text-ink-soft tabular">
        {countOf(list, 'document', 'documents')}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={
            query.state === 'failing' ? 'No document needs fixing' : 'No documents have been checked yet'
          }
        />
      ) : (
        <ul className={LIST_LINES}>
          {rows.map((row) => (
            <DocumentRow key={row.key} row={row} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => address.href({ ...query, page })} />
      </div>
    </div>
  )
}
