'use client'

import { type ReactNode, useRef, useState } from 'react'
import { ProgressBar } from '@/components/admin/kit/file-import/progress-bar'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

type Props<T> = {
  /** Below /api/admin/uploads. */
  path: string
  /** What the address says about the file beside its name; asked when it is sent. */
  words?: () => Record<string, string | undefined>
  accept: string
  /** Why the server would refuse a file, as far as one can tell here; null when it may be sent. */
  fault: (file: File) => Promise<string | null>
  onStored: (answer: T) => void
  /** What the button is called, with its icon. */
  children: ReactNode
  /** Its name for screen readers, where the words on it do not say enough. */
  label?: string
}

/** Chooses one file, sends it and says how far it is and why it was refused. */
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
          // The same file may be chosen again.
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
