import { PhoneState } from '@/components/site/phones/phone-state'
import './article-text.css'
import { clsx } from 'clsx'
import { Phone, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { Picture, type PictureImage } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { sanitizeHtml } from '@/lib/platform/html'
import { facetsOf } from '@/lib/site/articles/article-filter'
import { type ArticleSection, articleSections } from '@/lib/site/articles/article-sections'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

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
      <JsonLd
        nodes={[
          breadcrumbNode([
            { label: 'Home', href: '/' },
            { label: from.label, href: from.href },
            { label: title },
          ]),
        ]}
      />
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

function ArticleText({ opening, sections }: { opening: string; sections: ArticleSection[] }) {
  return (
    <div className="article-text">
      {opening && (
        <RichText
          html={opening}
          // A quotation mark or digit as a drop cap looks like a mistake.
          className={clsx(/^<p>\p{L}/u.test(opening) && 'article-opening')}
        />
      )}
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {html && <RichText html={html} />}
        </section>
      ))}
    </div>
  )
}

const WORTH_LISTING = 3

/** Table of contents of an article: next to the text, collapsed above it on phones. */
function ArticleContents({ sections }: { sections: ArticleSection[] }) {
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
          <span className="text-small font-normal text-ink-soft">{sections.length} sections</span>
        </summary>
        <div className="pb-4">{links}</div>
      </details>
    </nav>
  )
}

const BUTTON = `${buttonVariants({ variant: 'outline' })} min-w-11 px-2!`

/** Text size and print buttons, handled by the frame (use-frame-clicks.ts). */
function ReadingTools() {
  return (
    <div data-with-script="" className="no-print flex flex-wrap gap-2">
      <TextSizeButtons buttonClassName={BUTTON} className="gap-2" />
      <button type="button" data-print="" className={BUTTON}>
        <Printer aria-hidden="true" />
        <span className="sr-only">Print this page</span>
      </button>
    </div>
  )
}

type AskCardProps = {
  phone: { display: string; dial: string }
  text: string
  /** Linked below the phone. */
  community?: { slug: string; name: string } | null
}

export function AskCard({ phone, text, community }: AskCardProps) {
  return (
    <section className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest">
      <h2 className="type-h4">Rather talk to a person?</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <a href={`tel:${phone.dial}`} className="mt-3 inline-flex min-h-11 items-center gap-2 text-link">
        <Phone aria-hidden="true" className="size-5" />
        {phone.display}
      </a>
      <PhoneState className="mt-2 text-small" />
      {community && (
        <a href={`/communities/${community.slug}`} className="flex min-h-11 w-fit items-center text-link">
          About {community.name}
        </a>
      )}
    </section>
  )
}

/** Article tags; each links to the articles with that tag. */
export function TagList({ tags }: { tags: string[] }) {
  const facets = facetsOf(tags)
  if (facets.length === 0) return null
  return (
    <div className="no-print mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
      <p className="text-small font-[640]">More about</p>
      <ul className="flex flex-wrap gap-2.5">
        {facets.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/blog?tag=${slug}`}
              className="inline-flex min-h-11 items-center rounded-pill bg-sage-wash px-4 text-small font-[560] text-ink no-underline hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
