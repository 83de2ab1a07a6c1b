import { articleOrigin } from '@/components/site/articles/article-origin'
import { Picture } from '@/components/site/picture'
import type { ArticleCard } from '@/lib/site/articles/article-list'

/** The newest article, with a large picture. */
export function LeadArticle({ card, timeZone }: { card: ArticleCard; timeZone: string }) {
  return (
    <div className="group relative grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      {card.image && (
        <div className="print">
          <Picture
            image={card.image}
            priority
            sizes="(min-width: 64rem) 40rem 3/2, 86vw 3/2"
            className="aspect-[3/2]"
          />
        </div>
      )}
      <div>
        <p className="text-small font-[640] text-copper">{articleOrigin(card, timeZone)}</p>
        <h3 className="mt-3 type-quote">
          <a href={`/blog/${card.slug}`} className="whole-link group-hover:underline">
            {card.title}
          </a>
        </h3>
        {card.summary && <p className="mt-4 text-ink-soft">{card.summary}</p>}
      </div>
    </div>
  )
}
