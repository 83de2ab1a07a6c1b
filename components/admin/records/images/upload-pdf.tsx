'use client'

import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pdfFault } from '@/components/admin/records/uploads/pdf-fault'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

export type StoredPdf = { file: AdminRecord; isDuplicate: boolean }

/** Uploads a PDF to the file list. */
export function UploadPdf() {
  const router = useRouter()
  return (
    <FileButton<StoredPdf>
      path="files"
      accept="application/pdf"
      fault={pdfFault}
      onStored={({ file, isDuplicate }) => {
        const name = String(file.originalName)
        toast({ title: isDuplicate ? `“${name}” is here already` : `“${name}” is uploaded` })
        router.refresh()
      }}
    >
      <FileUp aria-hidden="true" />
      Upload a PDF
    </FileButton>
  )
}
