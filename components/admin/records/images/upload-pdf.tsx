'use client'

import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pdfFault } from '@/components/admin/records/uploads/pdf-fault'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast-store'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import type { AdminRecord } from '@/lib/records/declare/record'

export type StoredPdf = { file: AdminRecord; isDuplicate: boolean; document: PdfFindings }

/** Uploads a PDF to the file list, and says what to fix in it. */
export function UploadPdf() {
  const router = useRouter()
  const [toFix, setToFix] = useState<StoredPdf | null>(null)
  return (
    <>
      <FileButton<StoredPdf>
        path="files"
        accept="application/pdf"
        fault={pdfFault}
        onStored={(stored) => {
          const name = String(stored.file.originalName)
          // The dialog says that it is uploaded, and Escape would close a toast first.
          if (stored.document.faults.length > 0) setToFix(stored)
          else
            toast({
              title: stored.isDuplicate ? `“${name}” is already in the library` : `“${name}” is uploaded`,
            })
          router.refresh()
        }}
      >
        <FileUp aria-hidden="true" />
        Upload a PDF
      </FileButton>
      <Dialog open={toFix !== null} onOpenChange={(isOpen) => !isOpen && setToFix(null)}>
        {toFix && (
          <DialogContent>
            <DialogTitle>What to fix in {String(toFix.file.originalName)}</DialogTitle>
            <DocumentFindings findings={toFix.document} />
          </DialogContent>
        )}
      </Dialog>
    </>
  )
}
