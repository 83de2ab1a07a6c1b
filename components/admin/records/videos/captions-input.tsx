'use client'

import { Captions } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { LongTextInput } from '@/components/admin/records/inputs/long-text-input'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

/** Captions of a minute and a half are two or three kilobytes. */
const MAX_FILE_BYTES = 100_000

/** WebVTT to write or correct, with a button that takes it from a file. The server checks it. */
export function CaptionsInput(props: EntityInputProps) {
  const { control, label, onChange } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  async function read(file: File) {
    const text = file.size > MAX_FILE_BYTES ? '' : (await file.text()).replace(/^\uFEFF/, '')
    const isWebVtt = /^WEBVTT[ \t\r\n]/.test(text)
    setProblem(isWebVtt ? undefined : 'Please choose a WebVTT caption file (.vtt)')
    if (isWebVtt) onChange(text.replace(/\r\n?/g, '\n'))
  }

  return (
    <div className="grid gap-2.5">
      <LongTextInput {...props} />
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        aria-label={`Choose a caption file: ${label}`}
        onClick={() => chooser.current?.click()}
      >
        <Captions aria-hidden="true" />
        Choose a caption file
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        aria-label="Caption file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Without this, choosing the same file again fires no change event.
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      <FieldError id={`${control.id}-file`} message={problem} />
    </div>
  )
}
