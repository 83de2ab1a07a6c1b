import { clsx } from 'clsx'
import { columnsOf } from '@/components/site/page-sections/labeled-table'
import { markNumberColumns } from '@/components/site/page-sections/number-columns'
import { TableText } from '@/components/site/page-sections/table-text'
import { sanitizeHtml } from '@/lib/platform/html'
import { readVideoKey, VIDEO_HOSTS } from '@/lib/platform/video-address'

/** Of more columns a phone would show slivers: there each row becomes a block. */
const MOST_COLUMNS_ON_PHONES = 3

/** The corner above row headings heads nothing: as a heading it would be announced empty. */
const EMPTY_HEADING = /<th(?:\s[^>]*)?>\s*<\/th>/g

/** HTML that an editor wrote, sanitized again here: what reached the database another way is no safer than a form. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = withVideoNotes(sanitizeHtml(/<[a-z]/i.test(html) ? html : paragraphs(html)))
  const classes = clsx('rich-text', className)
  if (columnsOf(clean) > MOST_COLUMNS_ON_PHONES) return <TableText html={clean} className={classes} />
  return (
    <div
      className={classes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above
      dangerouslySetInnerHTML={{ __html: markNumberColumns(clean).replace(EMPTY_HEADING, '<td></td>') }}
    />
  )
}

/** Says below each video who will see that it is watched. */
function withVideoNotes(html: string): string {
  return html.replace(
    /(<figure data-video="([^"]+)">[\s\S]*?)<\/figure>/g,
    (_, figure: string, key: string) => {
      const name = VIDEO_HOSTS[readVideoKey(key)?.host ?? 'youtube'].name
      return `${figure}<figcaption>Plays from ${name}, which then sees your visit.</figcaption></figure>`
    },
  )
}

/** Plain text keeps its paragraphs. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
