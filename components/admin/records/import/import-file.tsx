'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { sendFile } from '@/components/admin/kit/file-import/send-file'

/** Uploads a CSV file and opens its import. */
export function ImportFile({ path }: { path: string }) {
  const router = useRouter()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  const send = useCallback(
    async (file: File) => {
      setProblem(undefined)
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
  return <FileDrop onFile={send} sent={sent} problem={problem} />
}
