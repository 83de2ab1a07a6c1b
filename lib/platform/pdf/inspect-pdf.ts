import 'server-only'
import { PDF_FAULTS, type PdfFault, type PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import { nameOf, PdfObjects } from '@/lib/platform/pdf/pdf-objects'
import { pageTexts } from '@/lib/platform/pdf/pdf-pages'
import { isReference, type PdfDictionary, type PdfValue, textOf } from '@/lib/platform/pdf/pdf-values'

/**
 * Finds the barriers of a PDF for people who use a screen reader. Never throws: a hostile or huge file is
 * `unread` after a bounded amount of work (decision 127).
 */
export async function inspectPdf(bytes: Buffer): Promise<PdfFindings> {
  try {
    const objects = await PdfObjects.read(bytes.toString('latin1'))
    if (objects.isEncrypted) return findings(0, { locked: 1 })
    return await inspect(objects)
  } catch {
    return findings(0, { unread: 1 })
  }
}

async function inspect(objects: PdfObjects): Promise<PdfFindings> {
  const { catalog } = objects
  const { pages, withoutText, unreadable } = await pageTexts(objects)
  const isTagged = hasTags(objects)
  return findings(pages, {
    text: withoutText,
    tags: isTagged ? 0 : 1,
    language: /^[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/i.test(textOf(objects.resolve(catalog.get('Lang'))))
      ? 0
      : 1,
    title: isTitle(await titleOf(objects)) ? 0 : 1,
    // Without tags nothing can carry a description, and adding them comes first.
    alt: isTagged ? await countUndescribed(objects) : 0,
    unread: unreadable > 0 || pages === 0 ? 1 : 0,
  })
}

function findings(pages: number, counts: Partial<Record<PdfFault, number>>): PdfFindings {
  const faults = PDF_FAULTS.flatMap((fault) => {
    const count = counts[fault] ?? 0
    return count > 0 ? [{ fault, count }] : []
  })
  return { pages, faults }
}

function hasTags(objects: PdfObjects): boolean {
  const { catalog } = objects
  const isMarked = objects.resolve(objects.dictionary(catalog.get('MarkInfo')).get('Marked')) === true
  return isMarked && objects.list(objects.dictionary(catalog.get('StructTreeRoot')).get('K')).length > 0
}

async function titleOf(objects: PdfObjects): Promise<string> {
  const written = textOf(objects.resolve(objects.information.get('Title'))).trim()
  if (written) return written
  const metadata = (await objects.content(objects.catalog.get('Metadata'))) ?? ''
  const [, inner = ''] = /<dc:title\b[^>]*>([\s\S]{0,4000}?)<\/dc:title>/.exec(metadata) ?? []
  return inner.replace(/<[^>]{0,400}>/g, '').trim()
}

/** Programs write the file name, or a placeholder, where no one gave a title. */
function isTitle(title: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(title) &&
    !/^(?:untitled|microsoft word - |document\s*\d*$|slide \d+$)/i.test(title) &&
    !/\.(?:docx?|pptx?|xlsx?|indd|pub|pages|pdf|odt)$/i.test(title)
  )
}

/** Standard elements that need a text in their place. */
const PICTURES: ReadonlySet<string> = new Set(['Figure', 'Formula'])

/** Steps between two pauses, so that one document does not hold up the process. */
const AT_ONCE = 500

/** Pictures in the tag tree without a description. @throws PdfLimitError */
async function countUndescribed(objects: PdfObjects): Promise<number> {
  const root = objects.dictionary(objects.catalog.get('StructTreeRoot'))
  const roles = objects.dictionary(root.get('RoleMap'))
  const waiting: PdfValue[] = [...objects.list(root.get('K'))]
  const seen = new Set<number>()
  let count = 0
  for (let steps = 1; waiting.length > 0; steps += 1) {
    if (steps % AT_ONCE === 0) await objects.pause()
    const next = waiting.pop()
    if (isReference(next)) {
      if (seen.has(next.object)) continue
      seen.add(next.object)
    }
    const element = objects.dictionary(next)
    if (isUndescribed(objects, element, roles)) count += 1
    for (const child of objects.list(element.get('K'))) waiting.push(child)
  }
  return count
}

function isUndescribed(objects: PdfObjects, element: PdfDictionary, roles: PdfDictionary): boolean {
  const kind = nameOf(objects.resolve(element.get('S')))
  if (!PICTURES.has(kind) && !PICTURES.has(nameOf(objects.resolve(roles.get(kind))))) return false
  return ['Alt', 'ActualText'].every((name) => textOf(objects.resolve(element.get(name))).trim() === '')
}
