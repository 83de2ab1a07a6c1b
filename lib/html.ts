import 'server-only'
import sanitize from 'sanitize-html'
import { safeHref } from '@/lib/safe-href'

/** What the editor can make (components/admin/inputs/rich-text-editor.tsx), and nothing else. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'hr'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'xmp',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', a: link },
}

function link(_: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  const safe = safeHref(href.trim())
  if (safe === null) return { tagName: 'a', attribs: {} }
  return { tagName: 'a', attribs: /^https?:/i.test(safe) ? { href: safe, rel: 'noopener' } : { href: safe } }
}

/**
 * Keeps headings 2–4, lists, links, tables and emphasis of HTML that people wrote and drops everything else.
 * Used on every write and again wherever stored HTML is rendered. Idempotent.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim()
}
