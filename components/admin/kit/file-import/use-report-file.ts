import { useState } from 'react'
import type { Refusal } from '@/components/admin/kit/call-admin'
import { sendFile } from '@/components/admin/kit/file-import/send-file'

/**
 * A report on its way: looked at as soon as it is chosen, kept when the person says so.
 * @param addressOf where it is sent, below /api/admin, to be kept or only looked at
 */
export function useReportFile<Outcome>(addressOf: (save: boolean) => string) {
  const [file, setFile] = useState<File | null>(null)
  const [look, setLook] = useState<Outcome | null>(null)
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
    if (answer) setLook(answer)
    setDone(save && answer !== null)
  }

  function choose(chosen: File) {
    if (isBusy) return
    setFile(chosen)
    setLook(null)
    void send(chosen, false)
  }

  /** What was looked at does not hold any more. */
  const forget = () => setLook(null)

  return { file, look, isBusy, isDone, refusal, send, choose, forget }
}
