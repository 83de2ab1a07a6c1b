import { ShownDay } from '@/components/admin/kit/company-zone'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { PDF_ADVICE } from '@/lib/platform/pdf/pdf-findings'
import type { ListedDocument } from '@/lib/records/documents/list-documents'

/** A PDF with its state; open, with what to fix and the records that link to it. */
export function DocumentRow({ row }: { row: ListedDocument }) {
  const { name, form, pages, faults, uses, checkedAt } = row
  const words = faults.map((finding) => PDF_ADVICE[finding.fault].title(finding, pages)).join('. ')
  return (
    <ListLine
      opens={name}
      title={
        form ? (
          <Link href={form} className="text-link">
            {name}
          </Link>
        ) : (
          name
        )
      }
      words={words || 'Nothing to fix'}
      more={
        <div className="mt-2 grid gap-3 pb-2">
          <DocumentFindings findings={row} />
          <p className="text-ink-soft">
            {pages > 0 && `${pages} ${pages === 1 ? 'page' : 'pages'}. `}Checked <ShownDay at={checkedAt} />.
          </p>
          {uses.length > 0 && (
            <ul aria-label="Linked from" className="flex flex-wrap gap-x-4">
              {uses.map(({ href, title }) => (
                <li key={href}>
                  <Link href={href} className="text-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      <span className="text-dense text-ink-soft tabular max-md:hidden">
        {uses.length === 0
          ? 'Not linked'
          : `On ${uses.length} public ${uses.length === 1 ? 'item' : 'items'}`}
      </span>
      <Badge tone={faults.length > 0 ? 'warn' : 'ok'}>{faults.length > 0 ? 'To fix' : 'Passes'}</Badge>
    </ListLine>
  )
}
