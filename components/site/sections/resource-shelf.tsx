import { ArrowRight } from 'lucide-react'
import { Picture } from '@/components/site/picture'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { HomeSection } from '@/components/site/sections/home-section'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { getLatestArticles } from '@/lib/site/articles/articles'

type Article = Awaited<ReturnType<typeof getLatestArticles>>[number]

export function ResourceShelf({ section, articles }: { section: HomeSection; articles: Article[] }) {
  if (articles.length === 0) return null
  return (
    <section id={section.slug} className="section bg-ivory">
      <div className="wrap">
        {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
        <div className="mt-4 flex flex-wrap items-end justify-between gap-5">
          <h2>
            <Emphasis text={section.title ?? ''} />
          </h2>
          <SafeLink href={section.ctaUrl || '/resources'} className={buttonVariants({ variant: 'outline' })}>
            {section.ctaLabel || 'All guides and articles'}
            <ArrowRight aria-hidden="true" />
          </SafeLink>
        </div>
        {section.body && <RichText html={section.body} className="mt-4 max-w-[38rem] text-ink-soft" />}
        <ul className="mt-6 grid grid-cols-1 gap-x-7 gap-y-5 md:mt-8 md:gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
          {articles.map((article) => (
            <li
              key={article.slug}
              className="group name-first relative max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-x-4"
            >
              <h3 className="mt-1 type-h4 md:mt-1.5">
                <a href={`/blog/${article.slug}`} className="whole-link group-hover:underline">
                  {article.title}
                </a>
              </h3>
              {article.category && (
                <p className="card-label text-small font-[640] text-copper md:mt-4">{article.category}</p>
              )}
              {article.summary && <p className="mt-2 text-ink-soft max-md:hidden">{article.summary}</p>}
              {article.mainImage && (
                <Picture
                  image={article.mainImage}
                  sizes="(min-width: 48rem) 30vw 16rem, 5.5rem 1/1"
                  className="aspect-square w-full rounded-picture max-md:row-span-2 md:aspect-auto md:h-64"
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
