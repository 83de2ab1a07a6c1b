import { clsx } from 'clsx'
import { labelTables } from '@/components/site/page-sections/labeled-table'
import { markNumberColumns } from '@/components/site/page-sections/number-columns'
import { keepAmountsWhole } from '@/components/site/whole-amounts'
import { sanitizeHtml } from '@/lib/platform/html'

/** Edited HTML whose tables stack on narrow screens. */
export function TableText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('rich-text stacked-table', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized here, labels included
      dangerouslySetInnerHTML={{
        __html: keepAmountsWhole(labelTables(markNumberColumns(sanitizeHtml(html)))),
      }}
    />
  )
}
