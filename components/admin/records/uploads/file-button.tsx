'use client'

import { type ReactNode, useRef, useState } from 'react'
import { ProgressBar } from '@/components/admin/kit/file-import/progress-bar'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

type Props<T> = {
  /** Path below /api/admin/uploads. */
  path: string
  /** Extra query parameters, read when the file is sent. */
  words?: () => Record<string, string | undefined>
  accept: string
  /** Returns why the server would refuse the file, as far as the browser can tell; null when it is fine. */
  fault: (file: File) => Promise<string | null>
  onStored: (answer: T) => void
  children: ReactNode
  /** Accessible name, when the label is not enough. */
  label?: string
}

/** Chooses and uploads one file, with progress and errors. */
export function FileButton<T>({ path, words, accept, fault, onStored, children, label }: Props<T>) {
  const chooser = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  async function send(file: File) {
    const refused = await fault(file)
    setProblem(refused ?? undefined)
    if (refused) return
    setSent(0)
    const about = { filename: file.name.slice(0, 300), ...words?.() }
    const given = Object.entries(about).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const { answer, refusal } = await sendFile<T>(`uploads/${path}?${new URLSearchParams(given)}`, file, {
      onProgress: setSent,
    })
    setSent(null)
    if (refusal) return setProblem(refusal.fieldErrors.file ?? refusal.message)
    onStored(answer)
  }

  const isBusy = sent !== null
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={label}
        aria-disabled={isBusy}
        onClick={() => !isBusy && chooser.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label ?? 'File to upload'}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Without this, choosing the same file again fires no change event.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {isBusy && (
        <div className="w-full max-w-80">
          <ProgressBar state={sent < 1 ? 'sending' : 'preparing'} sent={sent} label="Upload" />
        </div>
      )}
      <FieldError id={`${path.replaceAll('/', '-')}-problem`} message={problem} />
    </div>
  )
}
