'use client'

import { Download, FileText, FileUp } from 'lucide-react'
import { useState } from 'react'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import { useFormRecord } from '@/components/admin/records/form/form-record'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pdfFault } from '@/components/admin/records/uploads/pdf-fault'
import { buttonVariants } from '@/components/ui/button-variants'
import { toast } from '@/components/ui/toast-store'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import type { AdminRecord } from '@/lib/records/declare/record'

/** PDF of a guide. It has no public URL: families get it through the form, staff here. */
export function GuideFile({ label, record }: { label: string; record: AdminRecord }) {
  const { seenAt, adopt } = useFormRecord()
  const [document, setDocument] = useState<PdfFindings | null>(null)
  const name = record.objectKey ? String(record.objectKey).split('/').at(-1) : null
  return (
    <div className="col-span-full grid gap-3">
      <p className="text-control font-[620]">{label}</p>
      <p className="-mt-2 text-small text-ink-soft">
        A PDF of up to 20 MB. After they answer the questions below, families get a link that expires.
      </p>
      {name ? (
        <p className="flex min-w-0 items-center gap-2.5">
          <FileText aria-hidden="true" className="text-copper" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {name}, {sizeText(Number(record.fileSize))}
          </span>
        </p>
      ) : (
        <p className="text-ink-soft">No file yet.</p>
      )}
      <div className="flex flex-wrap items-start gap-2.5">
        <FileButton<{ resource: AdminRecord; document: PdfFindings }>
          path={`guides/${record.id}`}
          words={() => ({ seen: seenAt() })}
          accept="application/pdf"
          fault={pdfFault}
          onStored={({ resource, document: found }) => {
            adopt(resource)
            setDocument(found)
            toast({ title: 'Uploaded', description: 'Families now get this file.' })
          }}
        >
          <FileUp aria-hidden="true" />
          {name ? 'Replace the PDF' : 'Upload the PDF'}
        </FileButton>
        {name && (
          <a
            href={`/api/admin/content-assets/${record.id}/file`}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            <Download aria-hidden="true" />
            Download PDF
          </a>
        )}
      </div>
      {document && <DocumentFindings findings={document} />}
    </div>
  )
}

function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`
}
