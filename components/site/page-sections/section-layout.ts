import { columnsOf } from '@/components/site/page-sections/labeled-table'

/** Where heading and body of a section stand; two neighbors never share one. */
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

/** What each type can look like, the most fitting first. An unknown type is drawn as rich text. */
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
}

type Kind = { sectionType: string; title?: string | null; html?: string; items?: unknown[] }
export type PlannedSection<T> = { section: T; layout: SectionLayout; ground: Ground }

/**
 * Gives each section of a page a layout other than its neighbor's and a ground that alternates between ivory and
 * paper; one quotation at most stands on deep green (design: deep at most once before the footer). `start` shifts the
 * choice, so that pages with the same order of types do not look the same.
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

/** Text without a heading stands alone, a table of many columns needs the whole width, and many steps do not fit beside each other. */
function choicesFor({ sectionType, title, html = '', items = [] }: Kind): SectionLayout[] {
  const choices = LAYOUTS[sectionType] ?? ['split', 'column']
  if (sectionType === 'rich-text' && title === null) return ['column', 'stacked']
  if (sectionType === 'table' && columnsOf(html) > NARROW_TABLE) return ['stacked', 'card']
  if (sectionType === 'steps' && items.length > MOST_ACROSS) return ['split']
  return choices
}

const NARROW_TABLE = 3
const MOST_ACROSS = 5

/** A small number that is always the same for a path. */
export function startOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

export const GROUND: Record<Ground, string> = {
  ivory: 'bg-ivory',
  paper: 'bg-paper',
  deep: 'on-deep contours',
}
