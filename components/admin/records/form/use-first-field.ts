'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/lib/records/declare/form-values'

/** Focuses the first field of a new record's form. */
export function useFirstField(form: UseFormReturn<FormValues>, first: string | undefined, isNew: boolean) {
  useEffect(() => {
    if (isNew && first) form.setFocus(first)
  }, [form, first, isNew])
}
