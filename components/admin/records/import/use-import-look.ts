'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/call-admin'
import type { Mapping } from '@/lib/records/import/columns'
import type { ImportReport } from '@/lib/records/import/report'

type Look = { report: ImportReport | null; refusal: Refusal | null; isBusy: boolean }

/** What an import would do with these columns; asked anew whenever they change. */
export function useImportLook(address: string, mapping: Mapping): Look & { again: () => void } {
  const [look, setLook] = useState<Look>({ report: null, refusal: null, isBusy: true })
  const asked = useRef(0)

  const again = useCallback(async () => {
    asked.current += 1
    const mine = asked.current
    setLook((before) => ({ ...before, isBusy: true }))
    const { answer, refusal } = await callAdmin<ImportReport>('POST', `${address}/look`, { mapping })
    if (mine === asked.current) setLook({ report: answer, refusal, isBusy: false })
  }, [address, mapping])

  useEffect(() => void again(), [again])

  return { ...look, again }
}
