'use client'

import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pdfFault } from '@/components/admin/records/uploads/pdf-fault'
import { toast } from '@/components/ui/toast-store'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import type { AdminRecord } from '@/lib/records/declare/record'

export type StoredPdf = { file: AdminRecord; isDuplicate: boolean; document: PdfFindings }

/** Uploads a PDF to the file list. */
export function UploadPdf() {
  const router = useRouter()
  const [stored, setStored] = useState<StoredPdf | null>(null)
  return (
    <div className="grid justify-items-start gap-2">
      <FileButton<StoredPdf>
        path="files"
        accept="application/pdf"
        fault={pdfFault}
        onStored={(answer) => {
          const { file, isDuplicate } = answer
          setStored(answer)
          const name = String(file.originalName)
          toast({ title: isDuplicate ? `“${name}” is here already` : `“${name}” is uploaded` })
          router.refresh()
        }}
      >
        <FileUp aria-hidden="true" />
        Upload a PDF
      </FileButton>
      {stored && (
        <Card title={String(stored.file.originalName)}>
          <DocumentFindings findings={stored.document} />
        </Card>
      )}
    </div>
  )
}
