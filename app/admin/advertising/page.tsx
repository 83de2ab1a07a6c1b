import { FileUp, Radio } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { AccountCard } from '@/components/admin/marketing/advertising/account-card'
import { ConnectionCard } from '@/components/admin/marketing/advertising/connection-card'
import { CsvLinks } from '@/components/admin/marketing/advertising/csv-links'
import { UploadList } from '@/components/admin/marketing/advertising/upload-list'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { syncState } from '@/lib/marketing/advertising/sync-account'
import { CSV_FILES, FILED_DAYS } from '@/lib/marketing/conversions/csv-files'
import { adConnections, listUploads } from '@/lib/marketing/conversions/list-uploads'
import { pageIn } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string>> }

export const metadata: Metadata = { title: 'Conversions' }

/** ', for Meta 62' */
const EXCEPTIONS = CSV_FILES.filter(({ file, isCorrections }) => file.days && !isCorrections)
  .map(({ platform, file }) => `, for ${platform.product} ${file.days}`)
  .join('')

/** Conversion uploads to ad platforms, with CSV files for those without a connection. */
export default async function AdvertisingPage({ searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'advertising')) return <NoAccess what="conversions" />
  const [connections, { uploads, ...list }, { timeZone }, account] = await Promise.all([
    adConnections(actor),
    listUploads(actor, pageIn(await searchParams)),
    getSiteSettings(),
    syncState(actor),
  ])
  const mayChange = can(actor, 'update', 'advertising')
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead title="Conversions">
        Conversions show ad platforms which clicks led to a request or a tour, so that they can find similar
        families. Spam and families who opted out of advertising are left out. Platforms never learn the kind
        of care or the community. Set the value of a request and a tour under{' '}
        <Link href="/admin/conversion-values" className="text-link">
          Conversion values
        </Link>
        , and the scripts on the site under{' '}
        <Link href="/admin/ad-tags" className="text-link">
          Ad tags
        </Link>
        .
      </PageHead>
      <section aria-labelledby="platforms" className="mt-6">
        <h2 id="platforms" className="type-h4">
          Platforms
        </h2>
        <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2">
          {connections.map((state) => (
            <ConnectionCard key={state.vendor} state={state} timeZone={timeZone} mayTest={mayChange} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="account" className="mt-9">
        <h2 id="account" className="type-h4">
          Ad account
        </h2>
        <p className="mt-1 mb-3 max-w-[70ch] text-dense text-ink-soft">
          Campaigns, ad groups, keywords and ads with their daily costs.
        </p>
        <AccountCard state={account} timeZone={timeZone} maySync={can(actor, 'update', 'advertising')} />
        {can(actor, 'create', 'advertising') && (
          <Link
            href="/admin/advertising/report"
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-link"
          >
            <FileUp aria-hidden="true" className="size-4.5" /> Import a daily cost report
          </Link>
        )}
      </section>
      <section aria-labelledby="uploads" className="mt-9">
        <h2 id="uploads" className="type-h4">
          Uploads
        </h2>
        {uploads.length === 0 ? (
          <EmptyState
            icon={Radio}
            title="No uploads yet. Once a platform is connected, each request that can be shared is listed here within a minute."
          />
        ) : (
          <>
            <p className="mt-1 text-dense text-ink-soft tabular">{countOf(list, 'upload', 'uploads')}</p>
            <UploadList
              uploads={uploads}
              timeZone={timeZone}
              mayResend={mayChange}
              mayOpen={can(actor, 'read', 'leads')}
            />
            <div className="mt-5">
              <ListPages list={list} to={(number) => `/admin/advertising?page=${number}`} />
            </div>
          </>
        )}
      </section>
      {can(actor, 'export', 'advertising') && (
        <section aria-labelledby="files" className="mt-9">
          <h2 id="files" className="type-h4">
            Files for manual upload
          </h2>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
            Covers the last {FILED_DAYS} days{EXCEPTIONS}. Email addresses and phone numbers are hashed. The
            activity log records each download.
          </p>
          <CsvLinks />
        </section>
      )}
    </div>
  )
}
