import './stacked-table.css'
import { clsx } from 'clsx'
import { labelTables } from '@/components/site/page-sections/labelled-table'
import { sanitizeHtml } from '@/lib/html'

/** Edited HTML whose tables fold into blocks on narrow screens. */
export function TableText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('rich-text stacked-table', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised here; the labels come from the sanitised text
      dangerouslySetInnerHTML={{ __html: labelTables(sanitizeHtml(html)) }}
    />
  )
}
