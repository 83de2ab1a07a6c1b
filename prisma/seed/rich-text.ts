import { sanitizeHtml } from '@/lib/platform/html'

/** HTML as the editor would save it; plain text becomes paragraphs at blank lines. */
export function richText(text: string): string {
  return sanitizeHtml(/<[a-z]/i.test(text) ? text : paragraphs(text))
}

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
