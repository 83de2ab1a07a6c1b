import { Badge } from '@/components/ui/badge'
import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'
import { verdictWords } from './uniqueness-copy'

const HEADING = 'py-2.5 pr-4 font-[580]'
const CELL = 'py-2.5 pr-4 align-top max-lg:block max-lg:py-0.5'

/** Landing pages with their share of unique text, closest match and search-engine status. */
export function PagesTable({ pages, limit }: { pages: ComparedPage[]; limit: number }) {
  return (
    <table className="w-full rounded-control border border-line bg-card text-left text-dense shadow-rest max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-line-strong border-b text-ink-soft">
          <th scope="col" className={`${HEADING} pl-4`}>
            Page
          </th>
          <th scope="col" className={HEADING}>
            Of its own
          </th>
          <th scope="col" className={HEADING}>
            Most like
          </th>
          <th scope="col" className={HEADING}>
            Search engines
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {pages.map((page) => (
          <tr key={page.path} className="border-line border-b last:border-0 max-lg:block max-lg:p-4">
            <th
              scope="row"
              className="py-2.5 pr-4 pl-4 align-top font-[620] wrap-anywhere max-lg:block max-lg:p-0"
            >
              <SiteLink path={page.path} />
            </th>
            <td className={`${CELL} whitespace-nowrap tabular`}>
              <strong>{page.score === null ? 'Not known' : `${page.score}%`}</strong>{' '}
              <span className="text-ink-soft">of {page.words.toLocaleString('en-US')} words</span>
            </td>
            <td className={`${CELL} wrap-anywhere`}>
              {page.similarPath ? (
                <>
                  <span className="text-ink-soft lg:sr-only">Most like </span>
                  <SiteLink path={page.similarPath} />
                </>
              ) : (
                <span className="text-ink-soft">No other page</span>
              )}
            </td>
            <td className={CELL}>
              <Badge tone={page.isIndexed ? 'ok' : 'warn'} className="whitespace-normal">
                {verdictWords(page, limit)}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SiteLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="text-link">
      {path}
    </a>
  )
}
