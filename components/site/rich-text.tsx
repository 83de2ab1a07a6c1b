import './rich-text.css'
import { clsx } from 'clsx'
import { sanitizeHtml } from '@/lib/html'

/** HTML that an editor wrote, sanitised again here: what reached the database another way is no safer than a form. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = sanitizeHtml(/<[a-z]/i.test(html) ? html : paragraphs(html))
  return (
    <div
      className={clsx('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
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
