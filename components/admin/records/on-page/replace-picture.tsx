'use client'

import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ProgressBar } from '@/components/admin/kit/file-import/progress-bar'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import type { PagePlace } from '@/components/admin/records/on-page/places'
import { pictureFault } from '@/components/admin/records/uploads/picture-fault'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import type { SheetData } from '@/lib/records/on-page/sheet-data'

/** Asks for a file for the picture at a place. Must be called during a press, as browsers require. */
export type PictureReplacer = { choose: (place: PagePlace) => void }

type Props = { ref: Ref<PictureReplacer>; onStored: () => void }

/** Replaces a picture of the page in place: every record that uses it shows the new file. */
export function ReplacePicture({ ref, onStored }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const place = useRef<PagePlace>(null)
  const [sent, setSent] = useState<number | null>(null)
  useImperativeHandle(ref, () => ({
    choose(next) {
      place.current = next
      chooser.current?.click()
    },
  }))

  async function replace(file: File, { mark }: PagePlace) {
    const fault = await pictureFault(file)
    if (fault) return showFault(fault)
    const read = await callAdmin<SheetData>('GET', `${entityNamed(mark.entity).path}/${mark.id}/sheet`)
    if (read.refusal) return showFault(read.refusal.message)
    const { record, publishing } = read.answer
    const picture = { ...record, ...publishing?.draft?.values }[mark.field]
    setSent(0)
    const query = new URLSearchParams({ filename: file.name.slice(0, 300) })
    const { refusal } = await sendFile<AdminRecord>(`uploads/pictures/${picture}?${query}`, file, {
      onProgress: setSent,
    })
    setSent(null)
    if (refusal) return showFault(refusal.fieldErrors.file ?? refusal.message)
    onStored()
    toast({ title: 'Replaced', description: 'Visitors now see the new picture everywhere.' })
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        hidden
        aria-label="New file for this picture"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file && place.current) void replace(file, place.current)
        }}
      />
      {sent !== null && (
        <div className="fixed bottom-4 left-4 z-10 w-72 rounded-md border border-line bg-card p-3 shadow-lg">
          <ProgressBar state={sent < 1 ? 'sending' : 'preparing'} sent={sent} label="Upload" />
        </div>
      )}
    </>
  )
}

function showFault(description: string): void {
  toast({ variant: 'destructive', title: 'Not replaced', description, duration: 10_000 })
}
