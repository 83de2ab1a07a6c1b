'use client'

import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { ProgressBar } from '@/components/admin/uploads/progress-bar'
import { sendFile } from '@/components/admin/uploads/send-file'
import { useDroppedFiles } from '@/components/admin/uploads/use-dropped-files'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { MAX_CSV_BYTES } from '@/lib/admin/import/limits'

/** Takes a CSV file, chosen or dropped anywhere on the page, and goes on to what is in it. */
export function ImportFile({ path }: { path: string }) {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  const send = useCallback(
    async (files: File[]) => {
      const [file] = files
      if (!file) return
      const fault =
        files.length > 1 ? 'One file at a time' : file.size > MAX_CSV_BYTES ? TOO_LARGE : undefined
      setProblem(fault)
      if (fault) return
      setSent(0)
      const about = new URLSearchParams({ filename: file.name.slice(0, 255) })
      const { answer, refusal } = await sendFile<{ id: string }>(`${path}/imports?${about}`, file, {
        onProgress: setSent,
      })
      if (answer) return router.push(`/admin/${path}/import/${answer.id}`)
      setSent(null)
      setProblem(refusal.message)
    },
    [path, router],
  )
  const isOver = useDroppedFiles(send)
  const isBusy = sent !== null

  return (
    <section
      aria-label="File"
      className={clsx(
        'grid justify-items-center gap-4 rounded-control border-2 border-dashed px-6 py-12 text-center',
        isOver ? 'border-evergreen bg-sage-wash' : 'border-line-strong bg-card',
      )}
    >
      <FileUp className="size-9 text-copper" strokeWidth={1.5} aria-hidden="true" />
      <p className="text-lead">{isOver ? 'Let go to put it in' : 'Drop a CSV file here'}</p>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && chooser.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again.
          event.target.value = ''
          void send(files)
        }}
      />
      {isBusy && (
        <div className="w-full max-w-80">
          <ProgressBar state={sent < 1 ? 'sending' : 'preparing'} sent={sent} label="Upload" />
        </div>
      )}
      <FieldError id="import-problem" message={problem} />
    </section>
  )
}

const TOO_LARGE = 'This file is larger than 5 MB'
