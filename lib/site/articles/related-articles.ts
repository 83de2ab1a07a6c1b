type Relatable = { slug: string; kind: string; category: string | null; tags: string[] }

/** Related articles: a shared category scores 2, a shared tag or kind 1. Ties keep list order. */
export function relatedArticles<T extends Relatable>(cards: T[], to: Relatable, count: number): T[] {
  const nearness = (card: T) =>
    (card.category !== null && card.category === to.category ? 2 : 0) +
    card.tags.filter((tag) => to.tags.includes(tag)).length +
    (card.kind === to.kind ? 1 : 0)
  return cards
    .filter(({ slug }) => slug !== to.slug)
    .map((card) => ({ card, near: nearness(card) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ card }) => card)
}
