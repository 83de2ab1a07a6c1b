import { FileDown } from 'lucide-react'
import { ArticleLayout, AskCard, TagList } from '@/components/site/articles/article-layout'
import { Byline } from '@/components/site/articles/byline'
import { RelatedList } from '@/components/site/articles/related-list'
import { JsonLd } from '@/components/site/json-ld'
import { buttonVariants } from '@/components/ui/button-variants'
import { safeHref } from '@/lib/platform/safe-href'
import { getArticleCards, type News, relatedArticles } from '@/lib/site/articles/articles'
import { fileLabel } from '@/lib/site/content/file-label'
import { formatDate } from '@/lib/site/content/format-date'
import { readingMinutes } from '@/lib/site/content/plain-text'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { textNode } from '@/lib/site/seo/schema-org/texts'

const RELATED = 3

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
              text={`The desk${community ? ` at ${community.name}` : ''} can tell you more.`}
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

type Props = { attachment: { originalName: string; url: string; mimeType: string; sizeBytes: number } }

/** Download card for a news attachment; the button states file type and size. */
export function AttachmentCard({ attachment }: Props) {
  return (
    <section className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest">
      <h2 className="type-h4">To keep or print</h2>
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
