import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'
import { articleFeed } from '@/lib/site/articles/article-feed'
import { getArticleCards } from '@/lib/site/articles/articles'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const NEWEST = 30

/** The newest articles and news as RSS. */
export const GET = route(async () => {
  const [cards, { companyName }] = await Promise.all([getArticleCards(), getSiteSettings()])
  const channel = {
    title: `${companyName}: articles and news`,
    description: `Articles by the people who work at ${companyName}, and news from each community.`,
    home: siteUrl('/blog'),
    self: siteUrl('/blog/feed.xml'),
  }
  const feed = articleFeed(channel, cards.slice(0, NEWEST), (slug) => siteUrl(`/blog/${slug}`))
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
  })
})
