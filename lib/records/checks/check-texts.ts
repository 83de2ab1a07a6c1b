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

/** The reading grade that families manage without effort. */
const EASY_GRADE = 8

/** Link texts that mean nothing on their own, as in a screen reader's list of links. */
const VAGUE = /^(?:click here|here|read more|more|learn more|this|this page|link)$/i

const PRICE = /\$\s?\d/
const DATE = /\b(?:19|20)\d\d\b|\bas of\b/i

type Issue = Omit<Finding, 'field'>

const error = (message: string): Issue => ({ message, severity: 'error' })
const warning = (message: string): Issue => ({ message, severity: 'warning' })

/** Findings in texts and links: headings, dead or vague links, undated prices, readability, descriptions. */
export async function textFindings(entity: Entity, record: AdminRecord): Promise<Finding[]> {
  const own = new Set(entity.publicPaths?.(record) ?? [])
  const found: Finding[] = []
  for (const [name, field] of Object.entries<Field>(entity.fields)) {
    const value = record[name]
    const issues = [
      ...(typeof value === 'string' ? await findingsIn(field, value, own) : []),
      ...descriptionFindings(name, field, value),
    ]
    found.push(...issues.map((finding) => ({ field: name, ...finding })))
  }
  return found
}

async function findingsIn(field: Field, value: string, own: ReadonlySet<string>): Promise<Issue[]> {
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

function headingFindings({ headings }: Markup): Issue[] {
  return headings.flatMap(({ level, text }, at) => {
    if (text.trim() === '') return [error('A heading is empty. Enter its text, or make it a paragraph')]
    const above = headings[at - 1]?.level ?? 2
    const isSkipped = level > above + 1 || (at === 0 && level > 2)
    return isSkipped ? [warning(`“${text.trim()}” skips a heading level. Use the next larger heading`)] : []
  })
}

async function deadLinks(links: Markup['links'], own: ReadonlySet<string>): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const { href, text } of links) {
    const path = pathHere(href)
    if (path === null || own.has(path) || (await isPage(path))) continue
    issues.push(
      error(
        `${text === href ? 'This' : `The link “${text.trim()}”`} leads to ${path}, but there is no such page`,
      ),
    )
  }
  return issues
}

function vagueLinks({ links }: Markup): Issue[] {
  return links.flatMap(({ text }) => {
    const words = text.trim()
    if (words === '') return [error('A link has no text')]
    return VAGUE.test(words) ? [warning(`“${words}” does not say where the link leads`)] : []
  })
}

function priceFindings(text: string): Issue[] {
  const undated = PRICE.test(text) && !DATE.test(text)
  return undated ? [warning('A price needs a date, such as “as of November 2026”')] : []
}

function gradeFindings(text: string): Issue[] {
  const grade = readingGrade(text)
  if (grade === null || grade <= EASY_GRADE) return []
  return [
    warning(`This reads at grade ${Math.round(grade)}. Shorter sentences and plainer words help families`),
  ]
}

/** Search engines cut off longer titles and descriptions. */
const MAX_LENGTHS: Record<string, number> = { seoTitle: 60, seoDescription: 160, metaDescription: 160 }

function descriptionFindings(name: string, field: Field, value: unknown): Issue[] {
  const longest = MAX_LENGTHS[name]
  if (longest === undefined) return []
  const length = typeof value === 'string' ? value.length : 0
  if (length > longest) return [warning(`Search engines show about ${longest} of these ${length} characters`)]
  return length === 0 && name !== 'seoTitle'
    ? [warning(`${labelOf(name, field)} is empty, so search results show the beginning of the text`)]
    : []
}
