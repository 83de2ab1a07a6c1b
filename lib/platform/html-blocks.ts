import { Parser } from 'htmlparser2'
import { escapeHtml } from '@/lib/platform/escape-html'

/** Elements that other editors use for paragraphs and lines, and ours does not have. */
export const FOREIGN_BLOCKS = [
  'address',
  'article',
  'aside',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'footer',
  'form',
  'header',
  'main',
  'nav',
  'pre',
  'section',
  'summary',
] as const

/** Elements that hold text themselves, so that a block in them becomes a line. */
const HOLDS_TEXT: ReadonlySet<string> = new Set('p h2 h3 h4 li th td caption strong em a figure'.split(' '))
const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'a', 'img'])

/**
 * Replaces `<div>`s of clean HTML by paragraphs, or by line breaks in what holds text. Loose text beside
 * them becomes a paragraph, too. The result has to be sanitized again.
 */
export function separateBlocks(html: string): string {
  let out = ''
  const open: string[] = []
  /** A paragraph of ours is open. */
  let inParagraph = false
  /** Text came since the last block, and another block followed. */
  let hasText = false
  let breaks = false

  const holdsText = () => open.some((tag) => HOLDS_TEXT.has(tag))
  function closeParagraph(): void {
    if (inParagraph) out += '</p>'
    inParagraph = false
  }
  function boundary(): void {
    if (holdsText()) breaks = hasText
    else closeParagraph()
  }
  function beforeContent(): void {
    if (breaks) out += '<br>'
    else if (!inParagraph && !holdsText() && !open.some((tag) => TABLE_PARTS.has(tag))) {
      out += '<p>'
      inParagraph = true
    }
    breaks = false
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'div') return boundary()
      if (tag === 'br' && !inParagraph && !holdsText()) return
      if (INLINE.has(tag)) {
        beforeContent()
        if (tag === 'img') hasText = true
      } else if (tag !== 'br') {
        closeParagraph()
        hasText = breaks = false
      }
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      out += `<${tag}${written.join('')}>`
      if (!EMPTY.has(tag)) open.push(tag)
    },
    ontext(text) {
      if (text.trim() !== '') {
        beforeContent()
        hasText = true
      }
      out += escapeHtml(text)
    },
    onclosetag(tag) {
      if (tag === 'div') return boundary()
      if (EMPTY.has(tag)) return
      if (!INLINE.has(tag)) {
        closeParagraph()
        hasText = breaks = false
      }
      open.pop()
      out += `</${tag}>`
    },
  })
  parser.end(html)
  closeParagraph()
  return out
}

const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])
