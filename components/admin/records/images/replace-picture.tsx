'use client'

import { RefreshCw } from 'lucide-react'
import { useFormRecord } from '@/components/admin/records/form/form-record'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { pictureFault } from '@/components/admin/records/uploads/picture-fault'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Replaces the file of a picture wherever it is used. */
export function ReplacePicture({ id }: { id: string }) {
  const { seenAt, adopt } = useFormRecord()
  return (
    <section
      aria-labelledby="replace-title"
      className="rounded-control border border-line bg-card p-5 shadow-rest"
    >
      <h2 id="replace-title" className="text-[1.25rem]!">
        Another file
      </h2>
      <p className="mt-2 mb-3 text-dense text-ink-soft">
        Every place that shows this picture gets the new one at once. Its words and its focal point stay: look
        whether they still fit.
      </p>
      <FileButton<AdminRecord>
        path={`pictures/${id}`}
        words={() => ({ seen: seenAt() })}
        accept="image/jpeg,image/png,image/webp"
        fault={pictureFault}
        onStored={(stored) => {
          adopt(stored)
          toast({ title: 'Replaced', description: 'Visitors see the new picture now.' })
        }}
      >
        <RefreshCw aria-hidden="true" />
        Replace in place
      </FileButton>
    </section>
  )
}
