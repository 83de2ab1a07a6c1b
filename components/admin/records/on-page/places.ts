import { withoutMarks } from '@/lib/platform/value-marks'
import { type Field, fieldVariant, labelOf } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { type Mark, marksIn } from '@/lib/records/preview/marks'

/** An element of the page that shows a field of a record. */
export type PagePlace = {
  /** `mark` as one text. */
  key: string
  mark: Mark
  /** 'Heading', or the part's label within a structure. */
  label: string
  /** The record's kind, such as 'community'. */
  kind: string
  /** The beginning of what it shows. */
  words: string
  element: HTMLElement
}

const keyOf = ({ entity, id, field }: Mark) => `${entity}/${id}/${field}`

/** The field of the form that holds a mark's text. */
export const fieldOf = ({ field }: Mark) => field.split('.')[0] ?? field

const MAX_WORDS = 80
const SKIPPED = 'script, style, title, template, noscript, head'

/** The editable elements that a document shows, in its order; one for each element. */
export function placesIn(page: Document): PagePlace[] {
  const found = new Map<HTMLElement, PagePlace>()
  const add = (element: HTMLElement, text: string, words: string) => {
    const [mark] = marksIn(text)
    if (!mark || found.has(element) || element.closest(SKIPPED) || element.getClientRects().length === 0)
      return
    found.set(element, {
      key: keyOf(mark),
      mark,
      ...labelsOf(mark),
      words: words.slice(0, MAX_WORDS),
      element,
    })
  }
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (element && node.nodeValue?.includes('\u{E0001}')) {
      add(element, node.nodeValue, withoutMarks(element.textContent ?? '').trim())
    }
  }
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[alt]')) {
    add(picture, picture.alt, withoutMarks(picture.alt) || 'Picture')
  }
  return [...found.values()].toSorted((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function labelsOf(mark: Mark): { label: string; kind: string } {
  const entity = entityNamed(mark.entity)
  const [first = '', ...path] = mark.field.split('.')
  const declared = entity.fields[first]
  return { label: declared ? partLabel(first, declared, path) : first, kind: entity.labels.one }
}

/** The label of the last part that a path names. */
function partLabel(name: string, field: Field, path: string[]): string {
  const parts = field.variants
    ? Object.assign({}, ...Object.values(field.variants.fields).map((variant) => variant.parts ?? {}))
    : field.parts
  const next = path.findIndex((step) => parts?.[step])
  const part = path[next]
  const below = part === undefined ? undefined : parts?.[part]
  return part && below ? partLabel(part, below, path.slice(next + 1)) : labelOf(name, fieldVariant(field, {}))
}
