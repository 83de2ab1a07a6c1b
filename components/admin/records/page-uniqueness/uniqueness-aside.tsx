import { Card } from '@/components/admin/kit/card'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/accounts/actor'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { comparedPage } from '@/lib/records/page-uniqueness/list-pages'
import { getRecord } from '@/lib/records/store/operations'
import { verdictWords } from './uniqueness-copy'

/** Share of a landing page's text found on no other landing page, and the consequence for search engines. */
export async function UniquenessAside({ actor, id }: { actor: Actor; id: string }) {
  const record = await getRecord(actor, landingPageTemplates, id).catch(() => null)
  if (!record) return null
  const page = await comparedPage(actor, `/${record.slug}`)
  return (
    <Card title="Uniqueness">
      <div className="grid gap-2 text-dense">
        {page?.score == null ? (
          <p>Not compared yet. Published pages are compared every night.</p>
        ) : (
          <>
            <p>
              <strong className="tabular">{page.score}%</strong> of this page’s text is not on any older
              landing page.
            </p>
            <p>
              <span className="text-ink-soft">Search engines: </span>
              {verdictWords(page, page.limit)}
            </p>
            {page.similarPath && (
              <p>
                Most similar page:{' '}
                <a
                  href={page.similarPath}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link wrap-anywhere"
                >
                  {page.similarPath}
                </a>
              </p>
            )}
            {page.checkedAt && (
              <p className="text-ink-soft">
                Compared <ShownMoment at={page.checkedAt} />
              </p>
            )}
          </>
        )}
        <p>
          <Link href="/admin/page-uniqueness" className="text-link">
            All compared pages
          </Link>
        </p>
      </div>
    </Card>
  )
}
