'use client'

import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { ProgressBar } from '@/components/admin/kit/file-import/progress-bar'
import { useDroppedFiles } from '@/components/admin/kit/file-import/use-dropped-files'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { MAX_CSV_BYTES } from '@/lib/records/import/limits'

type Props = {
  onFile: (file: File) => void
  /** Share of the file that was sent, 0 to 1; null while nothing is being sent. */
  sent?: number | null
  problem?: string | undefined
  /** Default: a table. */
  accepts?: Accepted
}

export type Accepted = { words: string; label: string; types: string; maxBytes: number; tooLarge: string }

const TABLE: Accepted = {
  words: 'Drop a CSV file or an Excel workbook here',
  label: 'CSV file or Excel workbook',
  types: '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain',
  maxBytes: MAX_CSV_BYTES,
  tooLarge: 'This file is larger than 5 MB',
}

/** Accepts one table or another file in its place, chosen or dropped anywhere on the page. */
export function FileDrop({ onFile, sent = null, problem, accepts = TABLE }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const accept = useCallback(
    (files: File[]) => {
      const [file] = files
      if (!file) return
      const found =
        files.length > 1 ? 'One file at a time' : file.size > accepts.maxBytes ? accepts.tooLarge : undefined
      setFault(found)
      if (!found) onFile(file)
    },
    [onFile, accepts],
  )
  const isOver = useDroppedFiles(accept)
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
      <p className="text-lead">{isOver ? 'Drop the file to upload it' : accepts.words}</p>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && chooser.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={accepts.types}
        hidden
        aria-label={accepts.label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Without this, choosing the same file again fires no change event.
          event.target.value = ''
          accept(files)
        }}
      />
      {isBusy && (
        <div className="w-full max-w-80">
          <ProgressBar state={sent < 1 ? 'sending' : 'preparing'} sent={sent} label="Upload" />
        </div>
      )}
      <FieldError id="import-problem" message={fault ?? problem} />
    </section>
  )
}
