import { useState } from 'react'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import { useAction } from '@/components/admin/kit/use-action'

/** Uploads a report: checked when chosen, saved on confirmation. @param addressOf path below /api/admin */
export function useReportFile<Outcome>(addressOf: (save: boolean) => string) {
  const { run, busy, refusal } = useAction({ redraw: false })
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isDone, setDone] = useState(false)

  async function send(sent: File, save: boolean) {
    const answer = await run(() => sendFile<Outcome>(addressOf(save), sent))
    if (answer) setOutcome(answer)
    setDone(save && answer !== null)
  }

  function choose(chosen: File) {
    if (busy) return
    setFile(chosen)
    setOutcome(null)
    void send(chosen, false)
  }

  const clearOutcome = () => setOutcome(null)
  return { file, outcome, isBusy: busy, isDone, refusal, send, choose, clearOutcome }
}
