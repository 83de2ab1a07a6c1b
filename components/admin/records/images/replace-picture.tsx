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
    <Card id="replace-title" title="Replace the file">
      <p className="mb-3 text-dense text-ink-soft">
        The new file replaces this picture everywhere right away. The description and focal point stay, so
        check that they still fit. The date taken is cleared.
      </p>
      <FileButton<AdminRecord>
        path={`pictures/${id}`}
        words={() => ({ seen: seenAt() })}
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        fault={pictureFault}
        onStored={(stored) => {
          adopt(stored)
          toast({ title: 'Replaced', description: 'Visitors now see the new picture.' })
        }}
      >
        <RefreshCw aria-hidden="true" />
        Replace in place
      </FileButton>
    </Card>
  )
}
