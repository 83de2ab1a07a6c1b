import { clsx } from 'clsx'
import { columnsOf } from '@/components/site/page-sections/labeled-table'
import { markNumberColumns } from '@/components/site/page-sections/number-columns'
import { TableText } from '@/components/site/page-sections/table-text'
import { sanitizeHtml } from '@/lib/platform/html'
import { readVideoKey, VIDEO_HOSTS } from '@/lib/platform/video-address'

/** Wider tables are unreadable on a phone: each row becomes a block. */
const MAX_COLUMNS_ON_PHONES = 3

/** The empty corner cell would be announced as an empty heading. */
const EMPTY_HEADING = /<th(?:\s[^>]*)?>\s*<\/th>/g

/** Editor-written HTML, sanitized again here because it may have reached the database another way. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = withVideoNotes(sanitizeHtml(/<[a-z]/i.test(html) ? html : paragraphs(html)))
  const classes = clsx('rich-text', className)
  if (columnsOf(clean) > MAX_COLUMNS_ON_PHONES) return <TableText html={clean} className={classes} />
  return (
    <div
      className={classes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above
      dangerouslySetInnerHTML={{ __html: markNumberColumns(clean).replace(EMPTY_HEADING, '<td></td>') }}
    />
  )
}

/** Adds the note that the video host sees the visit. */
function withVideoNotes(html: string): string {
  return html.replace(
    /(<figure data-video="([^"]+)">[\s\S]*?)<\/figure>/g,
    (_, figure: string, key: string) => {
      const name = VIDEO_HOSTS[readVideoKey(key)?.host ?? 'youtube'].name
      return `${figure}<figcaption>Plays from ${name}, which then sees your visit.</figcaption></figure>`
    },
  )
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
