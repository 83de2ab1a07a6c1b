'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { sendFile } from '@/components/admin/kit/file-import/send-file'

type Props = {
  /** Path below /api/admin that receives the file. */
  to: string
  /** The page above those of single imports. */
  page: string
}

/** Uploads a table and opens its import. */
export function ImportFile({ to, page }: Props) {
  const router = useRouter()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  const send = useCallback(
    async (file: File) => {
      setProblem(undefined)
      setSent(0)
      const about = new URLSearchParams({ filename: file.name.slice(0, 255) })
      const { answer, refusal } = await sendFile<{ id: string }>(`${to}?${about}`, file, {
        onProgress: setSent,
      })
      if (answer) return router.push(`${page}/${answer.id}`)
      setSent(null)
      setProblem(refusal.message)
    },
    [to, page, router],
  )
  return <FileDrop onFile={send} sent={sent} problem={problem} />
}
