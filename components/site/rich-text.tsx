import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { columnsOf } from '@/components/site/page-sections/labeled-table'
import { markNumberColumns } from '@/components/site/page-sections/number-columns'
import { TableText } from '@/components/site/page-sections/table-text'
import { keepAmountsWhole } from '@/components/site/whole-amounts'
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
      dangerouslySetInnerHTML={{
        __html: keepAmountsWhole(markNumberColumns(clean).replace(EMPTY_HEADING, '<td></td>')),
      }}
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

/** Longer phrases may wrap: kept on one line they would tear the heading apart. */
const KEPT_TOGETHER = 20

/** A heading with `*italic copper*` words. A short phrase stays on one line with its punctuation. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/(\*[^*]+\*[.,;:!?]*)/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence never move
    <Fragment key={index}>{index % 2 === 1 ? emphasized(part) : part}</Fragment>
  ))
}

function emphasized(part: string): ReactNode {
  const [, words = '', mark = ''] = part.split('*')
  const phrase = (
    <>
      <em>{words}</em>
      {mark}
    </>
  )
  return words.length <= KEPT_TOGETHER ? <span className="inline-block max-w-full">{phrase}</span> : phrase
}
