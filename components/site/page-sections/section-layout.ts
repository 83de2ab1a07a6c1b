import { columnsOf } from '@/components/site/page-sections/labeled-table'

/** Arrangement of heading and body; adjacent sections never share one. */
export type SectionLayout =
  | 'split'
  | 'stacked'
  | 'column'
  | 'picture-left'
  | 'picture-right'
  | 'strip'
  | 'gallery'
  | 'card'
  | 'band'

export type Ground = 'ivory' | 'paper' | 'deep'

/** Layouts per section type, best first. An unknown type is rendered as rich text. */
const LAYOUTS: Record<string, SectionLayout[]> = {
  'rich-text': ['split', 'column', 'stacked'],
  'picture-text': ['picture-left', 'picture-right'],
  steps: ['split', 'strip'],
  facts: ['strip', 'split'],
  checklist: ['stacked', 'split'],
  table: ['stacked', 'card', 'split'],
  quote: ['band', 'column'],
  faq: ['split', 'column'],
  links: ['gallery', 'split'],
  cards: ['gallery', 'split'],
  people: ['gallery', 'split'],
  callout: ['card', 'column'],
  'accessibility-checks': ['stacked'],
  fees: ['stacked'],
  'care-levels': ['stacked'],
  gallery: ['gallery'],
  places: ['gallery', 'stacked'],
  prices: ['split', 'stacked'],
  plans: ['stacked', 'gallery'],
  reviews: ['stacked', 'column'],
  team: ['gallery', 'stacked'],
  questions: ['split', 'stacked'],
  map: ['split', 'stacked'],
  cta: ['card', 'band'],
  form: ['card', 'split'],
}

type Kind = { sectionType: string; title?: string | null; html?: string; items?: unknown[] }
type PlannedSection<T> = { section: T; layout: SectionLayout; ground: Ground }

/**
 * Gives each section a layout that differs from its neighbor's, and alternating backgrounds; the first
 * quotation gets the dark one (design: at most once before the footer). `start` rotates the choice, so pages
 * with equal section types look different.
 */
export function planSections<T extends Kind>(sections: T[], start = 0): PlannedSection<T>[] {
  let previous: SectionLayout | undefined
  let ground: Ground = 'paper'
  let deepUsed = false
  return sections.map((section, index) => {
    const choices = choicesFor(section)
    const turned = choices.map((_, at) => choices[(at + start + index) % choices.length] ?? 'split')
    const layout = turned.find((choice) => choice !== previous) ?? 'stacked'
    previous = layout
    if (section.sectionType === 'quote' && !deepUsed) {
      deepUsed = true
      previous = 'band'
      return { section, layout: 'band', ground: 'deep' }
    }
    ground = ground === 'ivory' ? 'paper' : 'ivory'
    return { section, layout, ground }
  })
}

/** Text without a heading needs a column, wide tables the full width, and many steps do not fit in a row. */
function choicesFor({ sectionType, title, html = '', items = [] }: Kind): SectionLayout[] {
  const choices = LAYOUTS[sectionType] ?? ['split', 'column']
  if (sectionType === 'rich-text' && title === null) return ['column', 'stacked']
  if (sectionType === 'table' && columnsOf(html) > NARROW_TABLE) return ['stacked', 'card']
  if (sectionType === 'steps' && items.length > MAX_ACROSS) return ['split']
  return choices
}

const NARROW_TABLE = 3
const MAX_ACROSS = 5

/** A number derived from the path, for planSections. */
export function layoutOffset(path: string): number {
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

export const GROUND: Record<Ground, string> = {
  ivory: 'bg-ivory',
  paper: 'bg-paper',
  deep: 'on-deep contours',
}
