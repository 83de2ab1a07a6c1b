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
import { MIN_CALL_SECONDS } from '@/lib/desk/calls/min-call-seconds'

const PATH = 'tour-requests/calls'

/** Imports a call report: first a preview, then the import. */
export function CallsSheet() {
  const [shortest, setShortest] = useState(String(MIN_CALL_SECONDS.default))
  const { file, outcome, isBusy, isDone, refusal, send, choose, clearOutcome } = useReportFile<CallsOutcome>(
    (save) => `${PATH}?${new URLSearchParams({ shortest, ...(save && { save: '1' }) })}`,
  )
  return (
    <div className="grid gap-6">
      <TextField
        id="calls-shortest"
        className="max-w-72"
        label="Shortest answered call, in seconds"
        hint="Shorter answered calls are skipped. Missed calls always count."
        type="number"
        min={0}
        max={MIN_CALL_SECONDS.max}
        value={shortest}
        onChange={(event) => {
          setShortest(event.target.value)
          // The preview was made with another minimum length.
          clearOutcome()
        }}
      />
      <FileDrop onFile={choose} problem={refusal?.message} />
      <div aria-live="polite">
        {isBusy && (
          <Spinner label={outcome ? 'Importing…' : 'Checking each line. Nothing has changed yet.'} />
        )}
      </div>
      {file && !outcome && !isBusy && (
        <Button className="justify-self-start" variant="outline" onClick={() => void send(file, false)}>
          Preview {file.name} again
        </Button>
      )}
      {file && outcome && (
        <section aria-labelledby="calls-look" className="grid gap-4">
          <h2 id="calls-look" className="type-h4 wrap-anywhere">
            {isDone ? `${file.name} is imported` : `Preview of ${file.name}`}
          </h2>
          <CallsOutcomeView outcome={outcome} isDone={isDone} />
          {isDone ? (
            <Message tone="ok" role="status">
              Imported. The new leads are in the list.
            </Message>
          ) : outcome.created > 0 ? (
            <Button
              className="justify-self-start"
              aria-disabled={isBusy}
              onClick={() => void send(file, true)}
            >
              Import {outcome.created.toLocaleString('en-US')} {outcome.created === 1 ? 'call' : 'calls'}
            </Button>
          ) : (
            <Message tone="ok">There is nothing new to import.</Message>
          )}
        </section>
      )}
    </div>
  )
}
