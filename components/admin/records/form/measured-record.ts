'use client'

import { createContext, use } from 'react'
import type { AdminRecord } from '@/lib/records/declare/record'

type Measured = {
  /** The state of the record that the person sees. */
  seenAt: () => string | undefined
  /** Goes on from the state in which an upload left the record. */
  adopt: (stored: AdminRecord) => void
}

/** Around the form of a record, for what is uploaded beside it (lib/records/images). */
export const MeasuredRecord = createContext<Measured>({ seenAt: () => undefined, adopt: () => {} })

/** How an upload tells the form around it that the record has changed. */
export function useMeasuredRecord(): Measured {
  return use(MeasuredRecord)
}
