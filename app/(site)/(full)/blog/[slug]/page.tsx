import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage, NewsPage } from '@/components/site/articles/article-page'
import { staticPage } from '@/components/static/static'
import { getArticle, getNews } from '@/lib/site/articles/articles'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

/** An article or a community's news post: the slug is unique across both (reading 17). */
async function find(slug: string) {
  const article = await getArticle(slug)
  if (article) return { article, news: null }
  const news = await getNews(slug)
  return news && { article: null, news }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).slug)
  if (!found) return {}
  const row = found.article ?? found.news
  const html = found.article ? found.article.content : (found.news.bodyHtml ?? '')
  return pageMetadata({
    path: `/blog/${row.slug}`,
    title: [row.seoTitle, row.title],
    description: [row.seoDescription, row.summary, firstSentence(html)],
    indexed: html.trim() !== '',
    article: {
      publishedAt: row.publishedAt ?? row.createdAt,
      updatedAt: row.updatedAt,
      author: found.article
        ? (found.article.authorMember?.name ?? found.article.author)
        : row.community?.name,
    },
  })
}

export default staticPage(BlogEntryPage)

async function BlogEntryPage({ params }: Props) {
  const found = await find((await params).slug)
  if (!found) notFound()
  return found.article ? <ArticlePage article={found.article} /> : <NewsPage news={found.news} />
}
