import type { Sheet } from '@/lib/platform/pdf/sheet'

const BLOCK = /<(h[234]|p|li|tr|caption)\b[^>]*>(.*?)<\/\1>|<(\/?)(ol|ul)>/gs

/** Writes our editor's HTML onto a sheet: headings, paragraphs, lists and tables. */
export function writeHtml(sheet: Sheet, html: string): void {
  let numbered = 0
  // A paragraph inside a list item would be matched twice.
  const flat = html.replaceAll(/<li>\s*<p>(.*?)<\/p>\s*<\/li>/gs, '<li>$1</li>')
  for (const [, tag, inner = '', closing, list] of flat.matchAll(BLOCK)) {
    if (list) numbered = list === 'ol' && !closing ? 1 : 0
    else if (tag === 'li') sheet.bullet(plain(inner), numbered ? `${numbered++}.` : '•')
    else if (tag === 'tr') writeRow(sheet, inner)
    else if (tag === 'h2') sheet.heading(plain(inner))
    else if (tag === 'p') sheet.paragraph(plain(inner))
    else sheet.subheading(plain(inner))
  }
}

/** Two short cells go to opposite edges; wider rows become one line, without the header row. */
function writeRow(sheet: Sheet, row: string): void {
  const cells = [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell))
  const [label = '', value = '', ...more] = cells
  if (more.length === 0 && label.length + value.length <= 70) sheet.row(label, value)
  else if (/<td\b/.test(row)) sheet.bullet(`${label}: ${[value, ...more].join('; ')}`)
}

/** Plain text of HTML. */
export function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
