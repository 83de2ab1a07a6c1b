'use client'

import { useEffect, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import {
  type Counts,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
} from '@/lib/desk/personal-data/retention-kinds'

type Months = Record<RetentionKind, string>

const PAUSE_MS = 350
const PATH = 'personal-data/retention'

/** The periods as typed, what the next run would remove, and saving them. */
export function useRetention(periods: Periods, dueNow: Counts) {
  const [months, setMonths] = useState<Months>(() => typedOf(periods))
  const [saved, setSaved] = useState(months)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSaving, setSaving] = useState(false)
  const body = bodyOf(months)
  const isChanged = RETENTION_KINDS.some((kind) => months[kind].trim() !== saved[kind])
  const asked = JSON.stringify(body)
  const [counted, setCounted] = useState<{ of: string; due: Counts | null }>({ of: asked, due: dueNow })
  const isCounted = counted.of === asked

  useEffect(() => {
    if (isCounted) return
    let isStale = false
    const timer = setTimeout(async () => {
      const { answer, refusal: refused } = await callAdmin<Counts>('POST', PATH, JSON.parse(asked))
      if (isStale) return
      setCounted({ of: asked, due: answer })
      setRefusal(refused)
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked, isCounted])

  async function save() {
    setSaving(true)
    const { answer, refusal: refused } = await callAdmin<{ due: Counts }>('PATCH', PATH, body)
    setSaving(false)
    setRefusal(refused)
    if (!answer) return
    setCounted({ of: asked, due: answer.due })
    setSaved(Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, months[kind].trim()])) as Months)
    toast({ title: 'Saved' })
  }

  return {
    months,
    /** Null while counting or after a failure. */
    due: isCounted ? counted.due : null,
    isCounting: !isCounted,
    isChanged,
    isSaving,
    refusal,
    save,
    change(kind: RetentionKind, typed: string) {
      setMonths({ ...months, [kind]: typed })
    },
  }
}

function typedOf(periods: Periods): Months {
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, String(periods[kind] ?? '')])) as Months
}

/** Sends invalid input unchanged, so that the server marks the field. */
function bodyOf(months: Months): Record<RetentionKind, number | string | null> {
  const value = (typed: string) => (typed === '' ? null : /^\d{1,6}$/.test(typed) ? Number(typed) : typed)
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, value(months[kind].trim())])) as Record<
    RetentionKind,
    number | string | null
  >
}
