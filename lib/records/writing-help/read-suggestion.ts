import { Parser } from 'htmlparser2'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { Field } from '@/lib/records/declare/field'
import type { HelpKind } from '@/lib/records/writing-help/help-kinds'
import { plainText } from '@/lib/site/content/plain-text'
import { readMarkup } from '@/lib/site/content/read-markup'
import { readingGrade } from '@/lib/site/content/reading-grade'

/** A suggestion in the form of its field, and its words alone; or why it is refused. */
type Read = { value: string; words: string } | { problem: string }

/** Nodes that a suggestion may contain. Pictures, videos and tables are not rewritten. */
const TAGS: ReadonlySet<string> = new Set('p br h2 h3 h4 ul ol li blockquote strong em a hr'.split(' '))

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u
const CODE = /<\s*[a-z!/?]|&#?\w+;|javascript:|data:\s*text|\{\{|```/i

/** Reads an answer of the writing service for a field. Anything but words is refused, not repaired. */
export function readSuggestion(answer: string, field: Field, before: string): Read {
  const text = withoutQuotes(answer.replaceAll('\r\n', '\n').trim())
  if (text === '') return { problem: 'it is empty' }
  if (INVISIBLE.test(text.replace(/[\n\t]/g, ' ')))
    return { problem: 'it has characters that cannot be seen' }
  if (field.kind === 'richText') return readMarkupSuggestion(text, before)
  if (CODE.test(text)) return { problem: 'it has code' }
  const value = field.kind === 'text' ? text.replace(/\s+/g, ' ') : text
  return { value, words: value }
}

/** Models like to quote a title. */
function withoutQuotes(text: string): string {
  const [, inner] = /^["“'‘]([^"“”\n]*)["”'’]$/.exec(text) ?? []
  return inner ?? text
}

function readMarkupSuggestion(text: string, before: string): Read {
  if (!/<[a-z]/i.test(text)) {
    if (CODE.test(text)) return { problem: 'it has code' }
    const paragraphs = text.split(/\n\s*\n/).map((part) => `<p>${escapeHtml(part.trim())}</p>`)
    return { value: paragraphs.join(''), words: text }
  }
  const links = new Set(readMarkup(before).links.map(({ href }) => href))
  const problem = markupProblem(text, links)
  return problem ? { problem } : { value: text, words: plainText(text) }
}

/** Why markup is not only words in paragraphs, headings and lists, with links that were there before. */
function markupProblem(html: string, links: ReadonlySet<string>): string | null {
  let problem: string | null = null
  const parser = new Parser({
    onopentag(name, { href, ...others }) {
      if (!TAGS.has(name) || Object.keys(others).length > 0) problem = 'it has code'
      else if (href !== undefined && (name !== 'a' || !links.has(href))) problem = 'it has a new link'
    },
    oncomment() {
      problem = 'it has code'
    },
    onprocessinginstruction() {
      problem = 'it has code'
    },
  })
  parser.end(html)
  return problem ?? (CODE.test(plainText(html)) ? 'it has code' : null)
}

/** True when a text has pictures, videos or tables, which a rewrite would lose. */
export function hasMoreThanWords(html: string): boolean {
  return /<(?:img|figure|table)\b/i.test(html)
}

const LONGEST: Partial<Record<HelpKind, number>> = { 'alt-text': 300, summary: 500, 'search-title': 60 }

/** Why a suggestion is not what was asked for, or null. */
export function missesPurpose(help: HelpKind, words: string, before: string): string | null {
  const longest = LONGEST[help]
  if (longest !== undefined && words.length > longest) return `it has more than ${longest} characters`
  if (help === 'search-title' && words.includes('\n')) return 'it has several lines'
  if (help === 'shorter' && words.length >= before.length) return 'it is not shorter'
  if (help === 'plainer') {
    const [grade, gradeBefore] = [readingGrade(words), readingGrade(before)]
    if (grade !== null && gradeBefore !== null && grade > gradeBefore) return 'it is not plainer'
  }
  return null
}
