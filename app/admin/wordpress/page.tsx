import type { Metadata } from 'next'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ExportFile } from '@/components/admin/records/wordpress/export-file'
import { ReadSite } from '@/components/admin/records/wordpress/read-site'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { listWordpressImports } from '@/lib/records/wordpress/find-import'

export const metadata: Metadata = { title: 'Move from WordPress' }

const STATES: Record<string, string> = {
  reading: 'not read completely',
  uploaded: 'not imported yet',
  done: 'imported',
  undone: 'undone',
}

/** Reads a WordPress by its address or from an export, and lists the imports before. */
export default async function WordpressPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', 'administration')) return <NoAccess what="moving from WordPress" />
  const imports = await listWordpressImports(actor)
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead title="Move from WordPress">
        Posts become articles, pages become informational pages, and old URLs redirect to them. You get a
        preview of each item before anything changes, and you can undo the whole import.
      </PageHead>
      <div className="grid gap-8">
        <section aria-labelledby="by-address" className="grid gap-3">
          <h2 id="by-address">From its URL</h2>
          <p className="text-ink-soft">
            Posts, pages and their pictures are imported. Search texts from Rank Math are only in an export
            file.
          </p>
          <ReadSite />
        </section>
        <section aria-labelledby="by-file" className="grid gap-3">
          <h2 id="by-file">From an export file</h2>
          <p className="text-ink-soft">
            In WordPress, choose Tools, Export, All content, and upload the file here.
          </p>
          <ExportFile />
        </section>
        {imports.length > 0 && (
          <section aria-labelledby="exports-before" className="grid gap-3">
            <h2 id="exports-before">Previous imports</h2>
            <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
              {imports.map(({ id, fileName, site, state, actorName, createdAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2.5">
                  <Link
                    href={`/admin/wordpress/${id}`}
                    className="inline-flex min-h-11 min-w-0 items-center font-[620] [overflow-wrap:anywhere]"
                  >
                    {fileName}
                  </Link>
                  <span className="text-dense text-ink-soft">
                    {site}, {actorName}, <ShownMoment at={createdAt.toISOString()} />,{' '}
                    {STATES[state] ?? state}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
