import './article-text.css'
import { clsx } from 'clsx'
import { RichText } from '@/components/site/rich-text'
import type { ArticleSection } from '@/lib/site/articles/article-sections'

/** Article body with linkable headings and a drop cap. */
export function ArticleText({ opening, sections }: { opening: string; sections: ArticleSection[] }) {
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
