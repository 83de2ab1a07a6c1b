'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/lib/records/declare/form-values'

/** Whoever opens the form of a new record types at once: its first field has the focus. */
export function useFirstField(form: UseFormReturn<FormValues>, first: string | undefined, isNew: boolean) {
  useEffect(() => {
    if (isNew && first) form.setFocus(first)
  }, [form, first, isNew])
}
