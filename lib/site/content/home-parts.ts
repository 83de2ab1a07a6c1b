/** What staff may leave to the headings of the home page (homepage_config), by the type of the section. */
export type HomeHeading = { heading: string | null; subheading: string | null; metadata: unknown }

type Words = { title: string | null; body: string | null }

/** Words of the parts that fill themselves, where neither the section nor its heading has any. */
const WRITTEN: Record<string, string> = {
  hero: 'Come up the steps. *The light* is on.',
  communities: 'Which community would you *visit first*?',
  care: 'As much help *as you need*',
  promise: 'We call back *within ten minutes*',
  stories: 'What people say after the first winter',
  events: 'Visit during *an event*',
  resources: 'Guides to read *at the kitchen table*',
  closing: 'A tour takes *about forty minutes*',
}

/** The home page while nobody has written one: the parts that live on records alone, in this order. */
export const WRITTEN_SECTIONS = ['hero', 'communities', 'care', 'stories', 'events', 'resources', 'closing']

/** Most of a kind that any part shows, whatever the number in its metadata. */
const MOST = 12

/**
 * A section with its empty words filled: first from the heading kept for its type, then from what is written here; and how
 * many records it shows and in which order, where staff say so (`metadata` of the heading: `shown`, `order`).
 */
export function completeSection<S extends Words & { sectionType: string }>(
  section: S,
  headings: Record<string, HomeHeading>,
): S & { shown: number | null; order: string | null } {
  const heading = headings[section.sectionType]
  const { shown, order } = record(heading?.metadata)
  return {
    ...section,
    title: section.title || heading?.heading || WRITTEN[section.sectionType] || null,
    body: section.body || heading?.subheading || null,
    shown: typeof shown === 'number' && Number.isInteger(shown) && shown > 0 ? Math.min(shown, MOST) : null,
    order: typeof order === 'string' ? order : null,
  }
}

type House = { name: string; price: { amount: number | null } | null }

/** Communities by name or by price, else as they come: those we put first at the front. */
export function inHomeOrder<H extends House>(communities: H[], order: string | null): H[] {
  if (order === 'name') return communities.toSorted((a, b) => a.name.localeCompare(b.name))
  if (order === 'price') return communities.toSorted((a, b) => amount(a) - amount(b))
  return communities
}

const amount = ({ price }: House) => price?.amount ?? Number.POSITIVE_INFINITY

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
