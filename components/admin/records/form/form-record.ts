'use client'

import { createContext, use } from 'react'
import type { AdminRecord } from '@/lib/records/declare/record'

type FormRecord = {
  /** Version of the record that the person sees. */
  seenAt: () => string | undefined
  /** Continues from the record as the upload stored it. */
  adopt: (stored: AdminRecord) => void
}

/** Provided by a record's form, for uploads that change the record (lib/records/images). */
export const FormRecordContext = createContext<FormRecord>({ seenAt: () => undefined, adopt: () => {} })

/** Lets an upload inform its form that the record has changed. */
export function useFormRecord(): FormRecord {
  return use(FormRecordContext)
}
