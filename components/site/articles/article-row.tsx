import { articleOrigin } from '@/components/site/articles/article-origin'
import { Picture } from '@/components/site/picture'
import type { ArticleCard } from '@/lib/site/articles/article-list'

export function ArticleRow({ card, timeZone }: { card: ArticleCard; timeZone: string }) {
  return (
    <div className="group relative grid grid-cols-1 gap-x-9 gap-y-4 py-8 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-center lg:grid-cols-[18rem_minmax(0,1fr)]">
      {card.image && (
        <Picture
          image={card.image}
          sizes="(min-width: 64rem) 18rem 3/2, (min-width: 40rem) 15rem 3/2, 92vw 3/2"
          className="aspect-[3/2] w-full rounded-picture"
        />
      )}
      <div className="max-w-[40rem] sm:col-start-2">
        <p className="text-small font-[640] text-copper">{articleOrigin(card, timeZone)}</p>
        <h3 className="mt-2 type-h3">
          <a href={`/blog/${card.slug}`} className="whole-link group-hover:underline">
            {card.title}
          </a>
        </h3>
        {card.summary && <p className="mt-2.5 text-ink-soft">{card.summary}</p>}
      </div>
    </div>
  )
}
