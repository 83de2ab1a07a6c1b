import type { ArticleSection } from '@/lib/site/articles/article-sections'

const WORTH_LISTING = 3

/** Table of contents of an article: next to the text, collapsed above it on phones. */
export function ArticleContents({ sections }: { sections: ArticleSection[] }) {
  if (sections.length < WORTH_LISTING) return null
  const links = (
    <ul className="border-line border-l-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-0.5 flex min-h-11 items-center border-transparent border-l-[3px] py-1.5 pl-4 text-small leading-snug no-underline hover:border-copper-mid hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label="On this page" className="no-print">
      <div className="hidden lg:block">
        <p className="mb-2 text-small font-[640]">On this page</p>
        {links}
      </div>
      <details className="rounded-control border border-line bg-card px-5 lg:hidden">
        <summary className="flex min-h-13 cursor-pointer items-center gap-2 font-[620]">
          On this page
          <span className="text-small font-normal text-ink-soft">{sections.length} parts</span>
        </summary>
        <div className="pb-4">{links}</div>
      </details>
    </nav>
  )
}
