'use client'

import { useState } from 'react'
import { CallsOutcomeView } from '@/components/admin/desk/calls/calls-outcome'
import { FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { useReportFile } from '@/components/admin/kit/file-import/use-report-file'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { Spinner } from '@/components/ui/spinner'
import type { CallsOutcome } from '@/lib/desk/calls/import-calls'
import { SHORTEST } from '@/lib/desk/calls/shortest'

const PATH = 'tour-requests/calls'

/** A report of calls from the file to what became of it: looked at first, kept when the person says so. */
export function CallsSheet() {
  const [shortest, setShortest] = useState(String(SHORTEST.usual))
  const { file, look, isBusy, isDone, refusal, send, choose, forget } = useReportFile<CallsOutcome>(
    (save) => `${PATH}?${new URLSearchParams({ shortest, ...(save && { save: '1' }) })}`,
  )
  return (
    <div className="grid gap-6">
      <TextField
        id="calls-shortest"
        className="max-w-72"
        label="Shortest answered call, in seconds"
        hint="Answered ones that are shorter are left out. Missed ones always count."
        type="number"
        min={0}
        max={SHORTEST.most}
        value={shortest}
        onChange={(event) => {
          setShortest(event.target.value)
          // What was looked at holds for another length.
          forget()
        }}
      />
      <FileDrop onFile={choose} problem={refusal?.message} />
      <div aria-live="polite">
        {isBusy && <Spinner label={look ? 'Importing…' : 'Looking at each line. Nothing is changed yet.'} />}
      </div>
      {file && !look && !isBusy && (
        <Button className="justify-self-start" variant="outline" onClick={() => void send(file, false)}>
          Look at {file.name} again
        </Button>
      )}
      {file && look && (
        <section aria-labelledby="calls-look" className="grid gap-4">
          <h2 id="calls-look" className="type-h4 wrap-anywhere">
            {isDone ? `${file.name} is in` : `What would become of ${file.name}`}
          </h2>
          <CallsOutcomeView outcome={look} isDone={isDone} />
          {isDone ? (
            <Message tone="ok" role="status">
              Imported. The new ones stand in the list.
            </Message>
          ) : look.created > 0 ? (
            <Button
              className="justify-self-start"
              aria-disabled={isBusy}
              onClick={() => void send(file, true)}
            >
              Import {look.created.toLocaleString('en-US')} {look.created === 1 ? 'call' : 'calls'}
            </Button>
          ) : (
            <Message tone="ok">There is nothing new to import.</Message>
          )}
        </section>
      )}
    </div>
  )
}
