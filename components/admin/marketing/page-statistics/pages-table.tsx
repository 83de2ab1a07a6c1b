import { Card } from '@/components/admin/kit/card'
import {
  PAGE_WORDS,
  PAGES_PATH,
  pageLeadsAddress,
  pagesParams,
} from '@/components/admin/marketing/page-statistics/pages-address'
import { CsvLink } from '@/components/admin/marketing/response-times/csv-link'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import { Link } from '@/components/ui/link'
import type { PageFigures } from '@/lib/marketing/page-statistics/page-statistics'
import { type LeadPage, PAGE_MEASURES } from '@/lib/marketing/page-statistics/statistics-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = {
  pages: PageFigures[]
  leadPage: LeadPage
  range: NumbersRange
  /** True when more pages can be shown. */
  hasMore: boolean
}

/** Views, visitors and leads of each page; every count of leads links to them. */
export function PagesTable({ pages, leadPage, range, hasMore }: Props) {
  const most = Math.max(1, ...pages.map(({ views }) => views))
  return (
    <Card
      title="Pages"
      aside={
        pages.length > 0 && (
          <CsvLink
            href={rangeAddress('/api/admin/page-statistics/export', range, pagesParams(leadPage))}
            what="pages"
          />
        )
      }
    >
      {pages.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label="Pages">
          <table className="w-full text-left text-dense tabular">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                <th scope="col" className="py-2 font-[580]">
                  Page
                </th>
                {['Views', 'Visitors', ...PAGE_MEASURES.map((measure) => PAGE_WORDS[measure])].map((word) => (
                  <FigureHeading key={word}>{word}</FigureHeading>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.path} className="border-line border-b last:border-0">
                  <th scope="row" className="min-w-36 py-1.5 pr-3 font-[580] wrap-anywhere">
                    {page.path}
                    <span aria-hidden="true" className="mt-1 block h-2 bg-paper forced-color-adjust-none">
                      <span
                        className="block h-full bg-evergreen"
                        style={{ width: `${(page.views / most) * 100}%` }}
                      />
                    </span>
                  </th>
                  <td className="pl-3 text-right">{page.views.toLocaleString('en-US')}</td>
                  <td className="pl-3 text-right">{page.visitors.toLocaleString('en-US')}</td>
                  {PAGE_MEASURES.map((measure) => (
                    <td key={measure} className="pl-3 text-right">
                      <FigureLink
                        count={page[measure]}
                        href={pageLeadsAddress(range, leadPage, { measure, path: page.path })}
                        what={`${PAGE_WORDS[measure].toLowerCase()}, ${page.path}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {hasMore && (
        <Link
          href={rangeAddress(PAGES_PATH, range, { ...pagesParams(leadPage), lines: 'all' })}
          className="mt-3 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Show all pages
        </Link>
      )}
    </Card>
  )
}
