'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { type Accepted, FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import { EXPORT_TOO_LARGE, MAX_EXPORT_BYTES } from '@/lib/records/wordpress/export-limit'

const ACCEPTS: Accepted = {
  words: 'Drop the WordPress export here',
  label: 'WordPress export',
  types: '.xml,text/xml,application/xml',
  maxBytes: MAX_EXPORT_BYTES,
  tooLarge: EXPORT_TOO_LARGE,
}

/** Uploads an export of WordPress and opens it. */
export function ExportFile() {
  const router = useRouter()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = useCallback(
    async (file: File) => {
      setProblem(undefined)
      setSent(0)
      const about = new URLSearchParams({ filename: file.name.slice(0, 255) })
      const { answer, refusal } = await sendFile<{ id: string }>(`uploads/wordpress?${about}`, file, {
        onProgress: setSent,
      })
      if (answer) return router.push(`/admin/wordpress/${answer.id}`)
      setSent(null)
      setProblem(refusal.message)
    },
    [router],
  )
  return <FileDrop onFile={send} sent={sent} problem={problem} accepts={ACCEPTS} />
}
