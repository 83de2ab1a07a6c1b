import 'server-only'
import { nameOf, type PdfObjects } from '@/lib/platform/pdf/pdf-objects'
import { isReference, type PdfDictionary, type PdfValue } from '@/lib/platform/pdf/pdf-values'

/** The first pages tell how a document was made. */
const MAX_PAGES_READ = 300

const MAX_FORMS = 60

type PageTexts = {
  pages: number
  /** Pages that show pictures or drawings and no text. */
  withoutText: number
  /** Pages whose content is packed in a rare way. */
  unreadable: number
}

/** A string or list of strings, shown. */
const SHOWS_TEXT = /[)>\]]\s{0,20}(?:TJ|Tj|'|")(?![A-Za-z])/

const PAINTS = /(?:^|\s)(?:Do|BI|f\*?|F|B\*?|b\*?|S|s|sh)(?:\s|$)/

/** How many pages have text that a program can read. @throws PdfLimitError */
export async function pageTexts(objects: PdfObjects): Promise<PageTexts> {
  const pages = await pagesOf(objects)
  const texts: PageTexts = { pages: pages.length, withoutText: 0, unreadable: 0 }
  const kinds: PageKind[] = []
  const writtenForms = new Map<number, boolean>()
  for (const page of pages.slice(0, MAX_PAGES_READ)) kinds.push(await kindOf(objects, page, writtenForms))
  const isAnyWritten = kinds.includes('text')
  texts.unreadable = kinds.filter((kind) => kind === 'unreadable').length
  // One drawing without text, such as a map, is ordinary among pages of text; its picture has a description.
  texts.withoutText = kinds.filter(
    (kind) => kind === 'picture' || (kind === 'drawing' && !isAnyWritten),
  ).length
  return texts
}

type Page = { page: PdfDictionary; resources: PdfValue }

async function pagesOf(objects: PdfObjects): Promise<Page[]> {
  const pages: Page[] = []
  const waiting: { node: PdfValue; resources: PdfValue }[] = [
    { node: objects.catalog.get('Pages') ?? null, resources: null },
  ]
  const seen = new Set<number>()
  for (let steps = 1; waiting.length > 0; steps += 1) {
    if (steps % 500 === 0) await objects.pause()
    const next = waiting.pop()
    if (!next || !isReference(next.node) || seen.has(next.node.object)) continue
    seen.add(next.node.object)
    const node = objects.dictionary(next.node)
    const resources = node.get('Resources') ?? next.resources
    const kids = objects.list(node.get('Kids')).map((kid) => ({ node: kid, resources }))
    if (kids.length > 0) waiting.push(...kids.reverse())
    else if (nameOf(objects.resolve(node.get('Type'))) === 'Page') pages.push({ page: node, resources })
  }
  return pages
}

type PageKind = 'text' | 'picture' | 'drawing' | 'blank' | 'unreadable'

async function kindOf(
  objects: PdfObjects,
  { page, resources }: Page,
  writtenForms: Map<number, boolean>,
): Promise<PageKind> {
  const pieces: string[] = []
  for (const part of objects.list(page.get('Contents'))) {
    const piece = await objects.content(part)
    if (piece === null) return 'unreadable'
    pieces.push(piece)
  }
  const content = pieces.join('\n')
  if (SHOWS_TEXT.test(content)) return 'text'
  const { hasText, hasPicture } = await formsOf(objects, resources, writtenForms)
  if (hasText) return 'text'
  if (hasPicture || /(?:^|\s)BI\s/.test(content)) return 'picture'
  return PAINTS.test(content) ? 'drawing' : 'blank'
}

/**
 * Programs put a whole page into a form, which is content of its own, or a scan into a picture. Many pages
 * share forms, so `written` remembers which of them have text.
 */
async function formsOf(objects: PdfObjects, resources: PdfValue, written: Map<number, boolean>) {
  const waiting: PdfValue[] = xObjectsIn(objects, resources)
  const seen = new Set<number>()
  let hasPicture = false
  while (waiting.length > 0 && seen.size < MAX_FORMS) {
    const next = waiting.pop()
    if (!isReference(next) || seen.has(next.object)) continue
    seen.add(next.object)
    const dictionary = objects.dictionary(next)
    const kind = nameOf(objects.resolve(dictionary.get('Subtype')))
    if (kind === 'Image') hasPicture = true
    if (kind !== 'Form') continue
    const isWritten = written.get(next.object) ?? SHOWS_TEXT.test((await objects.content(next)) ?? '')
    written.set(next.object, isWritten)
    if (isWritten) return { hasText: true, hasPicture }
    waiting.push(...xObjectsIn(objects, dictionary.get('Resources') ?? null))
  }
  return { hasText: false, hasPicture }
}

function xObjectsIn(objects: PdfObjects, resources: PdfValue): PdfValue[] {
  return [...objects.dictionary(objects.dictionary(resources).get('XObject')).values()].slice(0, MAX_FORMS)
}
