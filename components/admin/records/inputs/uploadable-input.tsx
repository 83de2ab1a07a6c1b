'use client'

import { FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import type { StoredPdf } from '@/components/admin/records/images/upload-pdf'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pdfFault } from '@/components/admin/records/uploads/pdf-fault'
import { toast } from '@/components/ui/toast-store'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import type { Reference } from '@/lib/records/relations/related'

type Props = EntityInputProps & { input: (references: Record<string, Reference>) => ReactNode }

/** A URL or library file, with a PDF upload. */
export function UploadableInput({ field, label, onChange, references, input }: Props) {
  const [document, setDocument] = useState<PdfFindings | null>(null)
  const [uploaded, setUploaded] = useState<Record<string, Reference>>({})
  return (
    <div className="grid gap-2.5">
      {input({ ...references, ...uploaded })}
      <FileButton<StoredPdf>
        path="files"
        accept="application/pdf"
        fault={pdfFault}
        label={`Upload a PDF: ${label}`}
        onStored={({ file, document: found }) => {
          setDocument(found)
          const title = String(file.originalName)
          setUploaded((known) => ({ ...known, [file.id]: { title } }))
          onChange(field.entity ? file.id : String(file.url))
          toast({ title: 'Uploaded', description: `“${title}”. Save to put it on the page.` })
        }}
      >
        <FileUp aria-hidden="true" />
        Upload a PDF
      </FileButton>
      {document && <DocumentFindings findings={document} />}
    </div>
  )
}
