type Relatable = { slug: string; kind: string; category: string | null; tags: string[] }

/**
 * The articles nearest to one: a shared category counts two, each shared tag one, the same kind one. Among equals
 * the order of the list stands (newest first), so there is always something to read next.
 */
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
