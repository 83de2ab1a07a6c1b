'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { FormValues } from '@/lib/records/declare/form-values'

/** Long enough to check a word once rather than letter by letter. */
const PAUSE_MS = 400

/** Warns at a unique field while typing when another record has the value. */
export function useUniqueness(
  form: UseFormReturn<FormValues>,
  entity: Entity,
  id: string | undefined,
  given: Record<string, unknown>,
): void {
  useEffect(() => {
    const waiting = new Map<string, ReturnType<typeof setTimeout>>()
    async function ask(name: string, value: string) {
      const unique = entity.fields[name]?.unique
      const within = typeof unique === 'string' ? (form.getValues(unique) ?? given[unique]) : undefined
      const query = new URLSearchParams({
        name,
        value,
        ...(id && { except: id }),
        ...(typeof within === 'string' && within && { within }),
      })
      const { answer } = await callAdmin<{ message: string | null }>('GET', `${entity.path}/taken?${query}`)
      // Edited since: a later check covers the new value.
      if (!answer?.message || form.getValues(name) !== value) return
      form.setError(name, { type: 'taken', message: answer.message })
    }
    const subscription = form.watch((values, { name }) => {
      if (!name || !entity.fields[name]?.unique) return
      clearTimeout(waiting.get(name))
      if (form.getFieldState(name).error?.type === 'taken') form.clearErrors(name)
      const value = values[name]
      if (typeof value !== 'string' || value.trim() === '') return
      waiting.set(
        name,
        setTimeout(() => void ask(name, value), PAUSE_MS),
      )
    })
    return () => {
      subscription.unsubscribe()
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [form, entity, id, given])
}
