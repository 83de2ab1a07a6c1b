import { useState } from 'react'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { sendFile } from '@/components/admin/kit/file-import/send-file'

/**
 * Uploads a report: checked as soon as it is chosen, saved when the person confirms.
 * @param addressOf path below /api/admin, to save the file or only check it
 */
export function useReportFile<Outcome>(addressOf: (save: boolean) => string) {
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(sent: File, save: boolean) {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    const { answer, refusal: refused } = await sendFile<Outcome>(addressOf(save), sent)
    setBusy(false)
    setRefusal(refused)
    if (answer) setOutcome(answer)
    setDone(save && answer !== null)
  }

  function choose(chosen: File) {
    if (isBusy) return
    setFile(chosen)
    setOutcome(null)
    void send(chosen, false)
  }

  const clearOutcome = () => setOutcome(null)

  return { file, outcome, isBusy, isDone, refusal, send, choose, clearOutcome }
}
