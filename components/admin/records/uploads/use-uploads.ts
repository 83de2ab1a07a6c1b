'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadState } from '@/components/admin/kit/file-import/progress-bar'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import type { Tag } from '@/components/admin/records/images/use-tags'
import { pictureFault } from '@/components/admin/records/uploads/picture-fault'
import type { AdminRecord } from '@/lib/records/declare/record'

export type Upload = {
  key: number
  file: File
  state: UploadState
  /** Share of the file that was sent, 0 to 1. */
  sent: number
  problem?: string
  /** True when sending it again may help. */
  canRetry?: boolean
  picture?: AdminRecord
  tags: readonly Tag[]
}

type Kept = { picture: AdminRecord; isDuplicate: boolean }

/** The server processes few at a time, and phone connections are slow. */
const AT_ONCE = 2

/** Uploads pictures to the library, two at a time, and tracks each one's state. */
export function useUploads(onKept: (picture: AdminRecord) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const counter = useRef(0)
  const stops = useRef(new Map<number, AbortController>())

  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  }, [])

  const send = useCallback(
    async ({ key, file, tags }: Upload) => {
      const stop = new AbortController()
      stops.current.set(key, stop)
      const fault = await pictureFault(file)
      if (fault) return change(key, { state: 'refused', problem: fault, canRetry: false })
      const { answer, refusal } = await sendFile<Kept>(`uploads/pictures?${addressOf(file, tags)}`, file, {
        signal: stop.signal,
        onProgress: (sent) => change(key, { sent, state: sent < 1 ? 'sending' : 'preparing' }),
      })
      stops.current.delete(key)
      if (stop.signal.aborted) return
      if (refusal) {
        const { status, message, fieldErrors } = refusal
        const canRetry = status === 0 || status === 401 || status >= 500
        return change(key, { state: 'refused', problem: fieldErrors.file ?? message, canRetry })
      }
      change(key, { state: answer.isDuplicate ? 'duplicate' : 'kept', picture: answer.picture })
      if (!answer.isDuplicate || tags.length > 0) onKept(answer.picture)
    },
    [change, onKept],
  )

  // Start the next uploads when earlier ones end.
  useEffect(() => {
    const busy = uploads.filter(({ state }) => state === 'sending' || state === 'preparing').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy))
    for (const upload of next) {
      change(upload.key, { state: 'sending', sent: 0 })
      void send(upload)
    }
  }, [uploads, change, send])

  // Abort running uploads when the page is left.
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const add = useCallback((files: Iterable<File>, tags: readonly Tag[]) => {
    const added = [...files].map((file): Upload => {
      counter.current += 1
      return { key: counter.current, file, state: 'waiting', sent: 0, tags }
    })
    setUploads((all) => [...all, ...added])
  }, [])

  const retry = (key: number) => change(key, { state: 'waiting', sent: 0 })
  const update = (key: number, picture: AdminRecord) => change(key, { picture })

  function remove(key: number) {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }

  return { uploads, add, retry, remove, update }
}

function addressOf(file: File, tags: readonly Tag[]): URLSearchParams {
  const params = new URLSearchParams({ filename: file.name.slice(0, 300) })
  if (tags.length > 0) params.set('tags', tags.map(({ id }) => id).join())
  return params
}
