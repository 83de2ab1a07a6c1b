'use client'

import { RefreshCw } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { useFormRecord } from '@/components/admin/records/form/form-record'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pictureFault } from '@/components/admin/records/uploads/picture-fault'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Replaces the file of a picture wherever it is used. */
export function ReplacePicture({ id }: { id: string }) {
  const { seenAt, adopt } = useFormRecord()
  return (
    <Card id="replace-title" title="Another file">
      <p className="mb-3 text-dense text-ink-soft">
        Every place that shows this picture gets the new one at once. Its words and its focal point stay: look
        whether they still fit. The day it was taken is cleared.
      </p>
      <FileButton<AdminRecord>
        path={`pictures/${id}`}
        words={() => ({ seen: seenAt() })}
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        fault={pictureFault}
        onStored={(stored) => {
          adopt(stored)
          toast({ title: 'Replaced', description: 'Visitors see the new picture now.' })
        }}
      >
        <RefreshCw aria-hidden="true" />
        Replace in place
      </FileButton>
    </Card>
  )
}
