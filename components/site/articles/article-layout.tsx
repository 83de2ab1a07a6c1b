import type { ReactNode } from 'react'
import { ArticleContents } from '@/components/site/articles/article-contents'
import { ArticleText } from '@/components/site/articles/article-text'
import { Picture, type PictureImage } from '@/components/site/picture'
import { ReadingTools } from '@/components/site/reading-tools'
import { Eyebrow } from '@/components/ui/eyebrow'
import { sanitizeHtml } from '@/lib/platform/html'
import { articleSections } from '@/lib/site/articles/article-sections'

type Props = {
  /** Breadcrumb: the list this article belongs to, and its category. */
  from: { href: string; label: string; part: string | null }
  title: string
  summary: string | null
  image: PictureImage | null
  html: string
  byline: ReactNode
  /** Shown next to the text, below it on phones. */
  aside?: ReactNode
  children?: ReactNode
}

/** Article page: header with byline, wide picture, table of contents, one column of 66 characters. */
export function ArticleLayout({ from, title, summary, image, html, byline, aside, children }: Props) {
  const text = articleSections(sanitizeHtml(html))
  return (
    <article className="bg-ivory pb-16 lg:pb-24">
      <header className="wrap grid grid-cols-1 gap-x-14 gap-y-8 pt-12 pb-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end lg:pt-16">
        <div>
          <Eyebrow>
            <a href={from.href} className="no-underline hover:underline">
              {from.label}
            </a>
            {from.part && ` · ${from.part}`}
          </Eyebrow>
          <h1 className="mt-4 hyphens-auto wrap-break-word">{title}</h1>
          {summary && <p className="mt-4 max-w-[40rem] type-lead">{summary}</p>}
        </div>
        {byline}
      </header>
      {image && (
        <div className="mx-auto max-w-[1168px]">
          <Picture
            image={image}
            priority
            sizes="(min-width: 73rem) 1168px 9/4, (min-width: 40rem) 100vw 9/4, 100vw 3/2"
            className="aspect-[3/2] w-full rounded-picture sm:aspect-[9/4]"
          />
        </div>
      )}
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 pt-10 lg:grid-cols-[11.5rem_minmax(0,66ch)] lg:pt-14 xl:grid-cols-[12.5rem_minmax(0,1fr)_13.5rem]">
        <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:self-start">
          <ArticleContents sections={text.sections} />
          <ReadingTools />
        </div>
        <div className="max-w-article">
          <ArticleText {...text} />
          {children}
        </div>
        {aside && <aside className="no-print max-w-article lg:col-start-2 xl:col-start-3">{aside}</aside>}
      </div>
    </article>
  )
}
