import { articleOrigin } from '@/components/site/articles/article-origin'
import { Picture } from '@/components/site/picture'
import type { ArticleCard } from '@/lib/site/articles/articles'

export function RelatedList({ cards, timeZone }: { cards: ArticleCard[]; timeZone: string }) {
  if (cards.length === 0) return null
  return (
    <section className="no-print bg-paper py-14 lg:py-20">
      <div className="wrap">
        <h2>Read next</h2>
        <ul className="mt-8 grid grid-cols-1 gap-x-7 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
          {cards.map((card) => (
            <li key={card.slug} className="group name-first relative">
              <h3 className="mt-1.5 type-h4">
                <a href={`/blog/${card.slug}`} className="whole-link group-hover:underline">
                  {card.title}
                </a>
              </h3>
              <p className="card-label mt-4 text-small font-[640] text-copper">
                {articleOrigin(card, timeZone)}
              </p>
              {card.image && (
                <Picture
                  image={card.image}
                  sizes="(min-width: 48rem) 30vw 15rem, 92vw 3/2"
                  className="aspect-[3/2] w-full rounded-picture md:aspect-auto md:h-60"
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
