import { FileDown } from 'lucide-react'
import { ArticleLayout, AskCard, TagList } from '@/components/site/articles/article-layout'
import { AuthorByline } from '@/components/site/articles/author-byline'
import { Byline } from '@/components/site/articles/byline'
import { RelatedList } from '@/components/site/articles/related-list'
import { JsonLd } from '@/components/site/json-ld'
import { Picture, type PictureImage } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button-variants'
import { safeHref } from '@/lib/platform/safe-href'
import { type Article, getArticleCards, type News, relatedArticles } from '@/lib/site/articles/articles'
import { fileLabel } from '@/lib/site/content/file-label'
import { formatDate } from '@/lib/site/content/format-date'
import { readingMinutes } from '@/lib/site/content/plain-text'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { textNode } from '@/lib/site/seo/schema-org/texts'

const RELATED = 3

/** A blog post with author, tags, the community it is about and three related articles. */
export async function ArticlePage({ article }: { article: Article }) {
  const [cards, settings] = await Promise.all([getArticleCards(), getSiteSettings()])
  const community = article.community?.active ? article.community : null
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
            phone={phoneOf(community, settings)}
            text={
              community
                ? `Ask ${community.name} any question that this page did not answer.`
                : 'Ask us any question that this page did not answer.'
            }
            community={community}
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

/** A community's news post: the community is the author, and the attachment is next to the text. */
export async function NewsPage({ news }: { news: News }) {
  const [cards, settings] = await Promise.all([getArticleCards(), getSiteSettings()])
  const { community } = news
  const html = news.bodyHtml ?? ''
  const date = formatDate(news.publishedAt ?? news.createdAt, settings.timeZone)
  const related = relatedArticles(cards, { ...news, kind: 'news', category: null }, RELATED)
  return (
    <>
      <ArticleLayout
        from={{ href: '/blog?kind=news', label: 'News from our communities', part: community?.city ?? null }}
        title={news.title}
        summary={news.summary}
        image={news.image}
        html={html}
        byline={
          <Byline
            name={community?.name ?? settings.companyName}
            href={community?.active ? `/communities/${community.slug}` : null}
            lines={[
              community?.city && `In ${community.city}`,
              `${date} · ${readingMinutes(html)}\u00a0min\u00a0read`,
            ]}
          />
        }
        aside={
          <div className="grid gap-6">
            {news.attachment && <AttachmentCard attachment={news.attachment} />}
            <AskCard
              phone={phoneOf(community, settings)}
              text={`${community ? `The front desk at ${community.name}` : 'Our staff'} can tell you more.`}
            />
          </div>
        }
      >
        <TagList tags={news.tags} />
      </ArticleLayout>
      <RelatedList cards={related} timeZone={settings.timeZone} />
      <JsonLd
        nodes={[
          textNode(
            'BlogPosting',
            {
              ...news,
              path: `/blog/${news.slug}`,
              publishedAt: news.publishedAt ?? news.createdAt,
              writer: null,
            },
            settings,
          ),
        ]}
      />
    </>
  )
}

type AttachmentCardProps = {
  attachment: { originalName: string; url: string; mimeType: string; sizeBytes: number }
}

/** Download card for a news attachment; the button states file type and size. */
export function AttachmentCard({ attachment }: AttachmentCardProps) {
  return (
    <section className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest">
      <h2 className="type-h4">Save or print</h2>
      <p className="mt-2 text-small wrap-anywhere text-ink-soft">{attachment.originalName}</p>
      <a
        href={safeHref(attachment.url) ?? undefined}
        download={attachment.originalName}
        className={`${buttonVariants({ variant: 'default' })} mt-4 w-full px-3!`}
      >
        <FileDown aria-hidden="true" />
        {fileLabel(attachment)}
      </a>
    </section>
  )
}
