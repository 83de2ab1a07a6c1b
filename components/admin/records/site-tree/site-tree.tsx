'use client'

import { ChevronRight, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { EmptyState } from '@/components/admin/kit/empty-state'
import {
  LIST_FRAME,
  LIST_HEAD,
  LIST_HEADING,
  LIST_LINK,
  LIST_ROW,
  ListCell,
} from '@/components/admin/kit/list/list-cell'
import { PublicationBadge } from '@/components/admin/records/form/publication-badge'
import { Input } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { foldText } from '@/lib/platform/fold-text'
import type { EditLink, TreePage } from '@/lib/records/site-tree/site-page'

/** A folder with more pages than this starts folded. */
const OPEN_UP_TO = 12

/** The pages of the site as one tree, with a field that narrows it. */
export function SiteTree({ pages }: { pages: TreePage[] }) {
  const [typed, setTyped] = useState('')
  const [folded, setFolded] = useState(
    () =>
      new Set(
        pages.filter(({ depth, childCount }) => depth > 0 && childCount > OPEN_UP_TO).map(({ path }) => path),
      ),
  )
  const word = foldText(typed.trim())
  const shown = useMemo(() => {
    if (word)
      return pages.filter(({ title, path, what }) => foldText(`${title} ${path} ${what}`).includes(word))
    const hidden = new Set<string>()
    return pages.filter(({ path, parent }) => {
      const isHidden = parent !== null && (folded.has(parent) || hidden.has(parent))
      if (isHidden) hidden.add(path)
      return !isHidden
    })
  }, [pages, folded, word])

  const toggle = (path: string) => {
    const next = new Set(folded)
    if (!next.delete(path)) next.add(path)
    setFolded(next)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 py-2">
        <Input
          type="search"
          aria-label="Find a page"
          placeholder="Title, URL or kind"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-80"
        />
        <p role="status" className="text-dense text-ink-soft tabular">
          {word ? `${shown.length} of ${pages.length} pages` : `${pages.length} pages`}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No page matches" />
      ) : (
        <div className={`${LIST_FRAME} -mx-4 lg:-mx-3.5`}>
          <table aria-label="Pages of the site" className="w-full text-dense max-md:block">
            <thead className={LIST_HEAD}>
              <tr>
                {['Page', 'Kind', 'Header', 'Sections', 'Search data', 'Status'].map((words) => (
                  <th key={words} scope="col" className={LIST_HEADING}>
                    {words}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">On the site</span>
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {shown.map((page) => (
                <PageRow
                  key={page.path}
                  page={page}
                  depth={word ? 0 : page.depth}
                  isOpen={!folded.has(page.path)}
                  onToggle={
                    word || page.childCount === 0 || page.depth === 0 ? null : () => toggle(page.path)
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

type RowProps = { page: TreePage; depth: number; isOpen: boolean; onToggle: (() => void) | null }

function PageRow({ page, depth, isOpen, onToggle }: RowProps) {
  const { path, title, what, state, edit, header, sections, search } = page
  const isOnSite = state === 'live' || state === 'changed' || state === 'made'
  return (
    <tr className={LIST_ROW}>
      {/* Takes what the other columns leave. */}
      <ListCell place="title" isHeading className="md:w-full md:max-w-0">
        <span className="flex min-w-0 items-center gap-1" style={{ paddingLeft: `${depth * 1.125}rem` }}>
          {onToggle ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`Pages below ${title}`}
              onClick={onToggle}
              className="relative z-10 grid size-8 flex-none cursor-pointer place-items-center rounded-control hover:bg-paper pointer-coarse:size-11"
            >
              <ChevronRight
                aria-hidden="true"
                className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`}
              />
            </button>
          ) : (
            <span className="w-8 flex-none" />
          )}
          {edit ? (
            <Link href={edit} className={LIST_LINK}>
              {title}
            </Link>
          ) : (
            <span className="truncate font-[620]">{title}</span>
          )}
          <span className="min-w-0 truncate font-normal text-ink-soft max-md:hidden">{path}</span>
        </span>
      </ListCell>
      <ListCell>
        <span className="whitespace-nowrap text-ink-soft">{what}</span>
      </ListCell>
      <LinkCell of={title} what="header" link={header} />
      <LinkCell of={title} what="sections" link={sections} />
      <LinkCell of={title} what="search data" link={search} />
      <ListCell>{state !== 'made' && <PublicationBadge state={state} />}</ListCell>
      <ListCell place="wide">
        {isOnSite && (
          <a
            href={path}
            target="_blank"
            rel="noopener"
            aria-label={`View ${title} on the site`}
            className="grid size-8 place-items-center rounded-control hover:bg-paper pointer-coarse:size-11"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
      </ListCell>
    </tr>
  )
}

/** A link to where a part of the page is edited. */
function LinkCell({ of, what, link }: { of: string; what: string; link: EditLink | null }) {
  return (
    <ListCell place="wide">
      {link ? (
        <Link href={link.href} className="whitespace-nowrap text-link">
          {link.label}
          <span className="sr-only">
            , {what} of {of}
          </span>
        </Link>
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
      )}
    </ListCell>
  )
}
