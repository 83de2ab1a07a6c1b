import type { ArticleCard } from '@/lib/site/articles/articles'
import { formatDate } from '@/lib/site/content/format-date'

/** The line above a title in a list: source and date, in the given IANA zone. */
export function articleOrigin(card: ArticleCard, timeZone: string): string {
  const source = card.kind === 'news' ? (card.community?.name ?? 'News') : (card.category ?? 'Article')
  return `${source} · ${formatDate(card.publishedAt, timeZone)}`
}
