'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import type { Mapping } from '@/lib/records/import/columns'
import type { ImportReport } from '@/lib/records/import/report'

type Preview = { report: ImportReport | null; refusal: Refusal | null; isBusy: boolean }

/** Previews an import with this mapping; fetched again when the mapping changes. */
export function useImportPreview(address: string, mapping: Mapping): Preview & { again: () => void } {
  const [preview, setPreview] = useState<Preview>({ report: null, refusal: null, isBusy: true })
  const latest = useRef(0)

  const again = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    setPreview((before) => ({ ...before, isBusy: true }))
    const { answer, refusal } = await callAdmin<ImportReport>('POST', `${address}/look`, { mapping })
    if (mine === latest.current) setPreview({ report: answer, refusal, isBusy: false })
  }, [address, mapping])

  useEffect(() => void again(), [again])

  return { ...preview, again }
}
