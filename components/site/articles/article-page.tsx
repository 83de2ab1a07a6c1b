import { ArticleLayout, AskCard, TagList } from '@/components/site/articles/article-layout'
import { AuthorByline } from '@/components/site/articles/author-byline'
import { RelatedList } from '@/components/site/articles/related-list'
import { JsonLd } from '@/components/site/json-ld'
import { Picture, type PictureImage } from '@/components/site/picture'
import { type Article, getArticleCards, relatedArticles } from '@/lib/site/articles/articles'
import { readingMinutes } from '@/lib/site/content/plain-text'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { textNode } from '@/lib/site/seo/schema-org/texts'

const RELATED = 3

/** A blog post with author, tags and three related articles. */
export async function ArticlePage({ article }: { article: Article }) {
  const [cards, settings] = await Promise.all([getArticleCards(), getSiteSettings()])
  const related = relatedArticles(cards, { ...article, kind: 'article' }, RELATED)
  return (
    <>
      <ArticleLayout
        from={{ href: '/blog', label: 'Articles and news', part: article.category }}
        title={article.title}
        summary={article.summary}
        image={article.mainImage}
        html={article.content}
        byline={
          <AuthorByline
            member={article.authorMember}
            name={article.author}
            date={article.publishedAt ?? article.createdAt}
            timeZone={settings.timeZone}
            minutes={readingMinutes(article.content)}
          />
        }
        aside={
          <AskCard
            phone={phoneOf(null, settings)}
            text="Call us with any question this page did not answer."
          />
        }
      >
        <ArticlePictures pictures={article.galleryImages} />
        <TagList tags={article.tags} />
      </ArticleLayout>
      <RelatedList cards={related} timeZone={settings.timeZone} />
      <JsonLd
        nodes={[
          textNode(
            'BlogPosting',
            {
              ...article,
              path: `/blog/${article.slug}`,
              image: article.mainImage,
              publishedAt: article.publishedAt ?? article.createdAt,
              writer: article.authorMember ?? article.author,
            },
            settings,
          ),
        ]}
      />
    </>
  )
}

type Props = { pictures: { id: string; caption: string | null; image: PictureImage }[] }

function ArticlePictures({ pictures }: Props) {
  if (pictures.length === 0) return null
  return (
    <div className="mt-12 grid grid-cols-1 gap-8 sm:grid-cols-2">
      {pictures.map(({ id, caption, image }) => (
        <figure key={id}>
          <div className="print">
            <Picture image={image} sizes="(min-width: 40rem) 20rem 4/3, 86vw 4/3" className="aspect-[4/3]" />
          </div>
          {caption && <figcaption className="mt-3 text-small text-ink-soft">{caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
