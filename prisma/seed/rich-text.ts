import { sanitizeHtml } from '@/lib/platform/html'

/** HTML as the editor would have saved it; plain text becomes paragraphs at its blank lines. */
export function richText(text: string): string {
  return sanitizeHtml(/<[a-z]/i.test(text) ? text : paragraphs(text))
}

/** The same where the record may do without a text. */
export function optionalRichText(text: string | undefined): string | null {
  return text === undefined ? null : richText(text)
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('')
}
