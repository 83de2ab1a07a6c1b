import { CircleCheck, TriangleAlert } from 'lucide-react'
import { PDF_ADVICE, type PdfFindings } from '@/lib/platform/pdf/pdf-findings'

/** The list of what to fix in a PDF so that everyone can read it, in the program that made it. */
export function DocumentFindings({ findings: { pages, faults } }: { findings: PdfFindings }) {
  if (faults.length === 0) {
    return (
      <p role="status" className="flex items-start gap-2 text-dense">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-ok" />
        The check found nothing to fix: the PDF has text, tags, a language, a title, and descriptions.
      </p>
    )
  }
  return (
    <div role="status" className="grid gap-3 text-dense">
      <p className="text-ink-soft">
        The PDF is uploaded and can be used, but some people cannot read it yet. Fix these problems in the
        original file, then upload it again.
      </p>
      <ul className="grid gap-3">
        {faults.map((finding) => {
          const { title, why, word, canva } = PDF_ADVICE[finding.fault]
          return (
            <li key={finding.fault} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-warn" />
              <div className="grid gap-1">
                <p className="font-[620]">{title(finding, pages)}</p>
                <p className="text-ink-soft">{why}</p>
                <p>
                  <strong>Word:</strong> {word}
                </p>
                <p>
                  <strong>Canva:</strong> {canva}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
