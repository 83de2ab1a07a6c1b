import { PROMISED_WORD } from '@/lib/platform/promised-minutes'

/** Headings that staff set for the home page (homepage_config), by section type. */
type HomeHeading = { heading: string | null; subheading: string | null; metadata: unknown }

type Words = { title: string | null; body: string | null }

/** Titles of sections for which staff wrote none. */
const DEFAULT_TITLES: Record<string, string> = {
  hero: 'Senior living, *close to home*',
  communities: 'Which community would you *visit first*?',
  care: 'As much help *as you need*',
  promise: `We call back *within ${PROMISED_WORD} minutes*`,
  stories: 'What families *say*',
  events: 'Visit during *an event*',
  resources: 'Guides to *read at home*',
  closing: 'Come for *a visit*',
}

/** The title of a section that has none. */
export const defaultTitle = (sectionType: string): string | null => DEFAULT_TITLES[sectionType] ?? null

/** The home page before any section is created: sections that need only records. */
export const DEFAULT_SECTIONS = ['hero', 'communities', 'care', 'stories', 'events', 'resources', 'closing']

const MAX_SHOWN = 12

/** Fills missing text from the type's heading, then the defaults; reads `shown` and `order` from metadata. */
export function completeSection<S extends Words & { sectionType: string }>(
  section: S,
  headings: Record<string, HomeHeading>,
): S & { shown: number | null; order: string | null } {
  const heading = headings[section.sectionType]
  const { shown, order } = record(heading?.metadata)
  return {
    ...section,
    title: section.title || heading?.heading || defaultTitle(section.sectionType),
    body: section.body || heading?.subheading || null,
    shown:
      typeof shown === 'number' && Number.isInteger(shown) && shown > 0 ? Math.min(shown, MAX_SHOWN) : null,
    order: typeof order === 'string' ? order : null,
  }
}

type Priced = { name: string; price: { amount: number | null } | null }

/** Sorts communities by name or price; otherwise keeps the order, which starts with featured ones. */
export function inHomeOrder<P extends Priced>(communities: P[], order: string | null): P[] {
  if (order === 'name') return communities.toSorted((a, b) => a.name.localeCompare(b.name))
  if (order === 'price') return communities.toSorted((a, b) => amount(a) - amount(b))
  return communities
}

const amount = ({ price }: Priced) => price?.amount ?? Number.POSITIVE_INFINITY

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
