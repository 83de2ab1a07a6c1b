import {
  LIST_FRAME,
  LIST_HEAD,
  LIST_HEADING,
  LIST_ROW,
  ListCell,
} from '@/components/admin/kit/list/list-cell'
import { Badge } from '@/components/ui/badge'
import type { ComparedPage } from '@/lib/records/page-uniqueness/list-pages'
import { verdictWords } from './uniqueness-copy'

const HEADINGS = ['Page', 'Unique text', 'Most similar page', 'Search engines']

/** Landing pages with their share of unique text, closest match and search-engine status. */
export function PagesTable({ pages, limit }: { pages: ComparedPage[]; limit: number }) {
  return (
    <div className={`-mx-4 lg:-mx-3.5 ${LIST_FRAME}`}>
      <table className="w-full text-dense max-md:block">
        <thead className={LIST_HEAD}>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={LIST_HEADING}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {pages.map((page) => (
            <tr key={page.path} className={`${LIST_ROW} max-md:pr-4`}>
              <ListCell place="title" isHeading className="font-[620] max-md:truncate">
                <SiteLink path={page.path} />
              </ListCell>
              <ListCell className="whitespace-nowrap tabular">
                <strong>{page.score === null ? 'Unknown' : `${page.score}%`}</strong>{' '}
                <span className="text-ink-soft">of {page.words.toLocaleString('en-US')} words</span>
              </ListCell>
              <ListCell place="wide">
                {page.similarPath ? (
                  <SiteLink path={page.similarPath} />
                ) : (
                  <span className="text-ink-soft">No other page</span>
                )}
              </ListCell>
              <ListCell>
                <Badge tone={page.isIndexed ? 'ok' : 'warn'}>{verdictWords(page, limit)}</Badge>
              </ListCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SiteLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="text-link">
      {path}
    </a>
  )
}
