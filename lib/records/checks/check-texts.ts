import 'server-only'
import { pathHere } from '@/lib/platform/site'
import type { Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { plainText } from '@/lib/site/content/plain-text'
import { type Markup, readMarkup } from '@/lib/site/content/read-markup'
import { readingGrade } from '@/lib/site/content/reading-grade'
import { isPage } from '@/lib/site/seo/resolve-address'

/** What families read without effort. */
const EASY_GRADE = 8

/** Links that say nothing by themselves, as screen readers list them. */
const VAGUE = /^(?:click here|here|read more|more|learn more|this|this page|link)$/i

const PRICE = /\$\s?\d/
const DATE = /\b(?:19|20)\d\d\b|\bas of\b/i

type Said = Omit<Finding, 'field'>

const error = (message: string): Said => ({ message, severity: 'error' })
const warning = (message: string): Said => ({ message, severity: 'warning' })

/**
 * What visitors would stumble over in a record's texts and links: empty or skipped headings, links to pages that are not there
 * or that say nothing, prices without a date, texts that are hard to read, a missing or long description for search engines.
 */
export async function textFindings(entity: Entity, record: AdminRecord): Promise<Finding[]> {
  const own = new Set(entity.publicPaths?.(record) ?? [])
  const found: Finding[] = []
  for (const [name, field] of Object.entries<Field>(entity.fields)) {
    const value = record[name]
    const said = [
      ...(typeof value === 'string' ? await findingsIn(field, value, own) : []),
      ...descriptionFindings(name, field, value),
    ]
    found.push(...said.map((finding) => ({ field: name, ...finding })))
  }
  return found
}

async function findingsIn(field: Field, value: string, own: ReadonlySet<string>): Promise<Said[]> {
  if (field.kind === 'url') return deadLinks([{ href: value, text: value }], own)
  if (field.kind === 'longText') return priceFindings(value)
  if (field.kind !== 'richText') return []
  const markup = readMarkup(value)
  const text = plainText(value)
  return [
    ...headingFindings(markup),
    ...(await deadLinks(markup.links, own)),
    ...vagueLinks(markup),
    ...priceFindings(text),
    ...gradeFindings(text),
  ]
}

function headingFindings({ headings }: Markup): Said[] {
  return headings.flatMap(({ level, text }, at) => {
    if (text.trim() === '') return [error('A heading is empty: give it words, or make it a paragraph')]
    const above = headings[at - 1]?.level ?? 2
    const isSkipped = level > above + 1 || (at === 0 && level > 2)
    return isSkipped
      ? [warning(`“${text.trim()}” is too small a heading for its place: use the next larger one`)]
      : []
  })
}

async function deadLinks(links: Markup['links'], own: ReadonlySet<string>): Promise<Said[]> {
  const said: Said[] = []
  for (const { href, text } of links) {
    const path = pathHere(href)
    if (path === null || own.has(path) || (await isPage(path))) continue
    said.push(
      error(
        `${text === href ? 'This' : `The link “${text.trim()}”`} leads to ${path}, where there is no page`,
      ),
    )
  }
  return said
}

function vagueLinks({ links }: Markup): Said[] {
  return links.flatMap(({ text }) => {
    const words = text.trim()
    if (words === '') return [error('A link has no words')]
    return VAGUE.test(words) ? [warning(`“${words}” does not say where the link leads`)] : []
  })
}

function priceFindings(text: string): Said[] {
  const undated = PRICE.test(text) && !DATE.test(text)
  return undated
    ? [warning('A price needs its date: say since when it is true, such as “as of November 2026”')]
    : []
}

function gradeFindings(text: string): Said[] {
  const grade = readingGrade(text)
  if (grade === null || grade <= EASY_GRADE) return []
  return [
    warning(`This reads like grade ${Math.round(grade)}: shorter sentences and plainer words help families`),
  ]
}

/** Search engines cut longer titles and descriptions. */
const LONGEST: Record<string, number> = { seoTitle: 60, seoDescription: 160, metaDescription: 160 }

function descriptionFindings(name: string, field: Field, value: unknown): Said[] {
  const longest = LONGEST[name]
  if (longest === undefined) return []
  const length = typeof value === 'string' ? value.length : 0
  if (length > longest) return [warning(`Search engines show about ${longest} of these ${length} characters`)]
  return length === 0 && name !== 'seoTitle'
    ? [warning(`${labelOf(name, field)} is empty: search results show the beginning of the text`)]
    : []
}
