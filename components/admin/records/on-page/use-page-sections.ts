'use client'

import { useCallback, useEffect, useState } from 'react'
import { type Answered, callAdmin, type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { movedTo } from '@/components/admin/records/order/ordered'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { PageSections, SectionLine } from '@/lib/records/on-page/page-sections'
import type { DraftView } from '@/lib/records/publish/draft'

/** The sections of a page and what can be done with them; each change is one that the form has as well. */
export function usePageSections(page: string, onChanged: () => void) {
  const [found, setFound] = useState<PageSections | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [announcement, announce] = useState('')

  const read = useCallback(async () => {
    const { answer, refusal: refused } = await callAdmin<PageSections>(
      'GET',
      `on-page/sections?path=${encodeURIComponent(page)}`,
    )
    setFound(answer)
    setRefusal(refused)
  }, [page])

  useEffect(() => void read(), [read])

  async function change<T>(work: () => Promise<Answered<T>>): Promise<T | null> {
    setBusy(true)
    const { answer, refusal: refused } = await work()
    await read()
    setBusy(false)
    if (refused) {
      toastRefusal(refused)
      return null
    }
    onChanged()
    return answer ?? ({} as T)
  }

  async function move(from: number, to: number) {
    if (!found || isBusy) return
    const sections = movedTo(found.sections, from, to)
    setFound({ ...found, sections })
    const ids = sections.map(({ id }) => id)
    const moved = await change(() => callAdmin('PUT', 'on-page/sections', { page, ids }))
    if (moved) announce(`${found.sections[from]?.title ?? 'The section'} moved to position ${to + 1}`)
  }

  const add = (kind: string, after: string | null) =>
    change(() => callAdmin<{ entity: string; id: string }>('POST', 'on-page/sections', { page, kind, after }))

  /** Hides a section from visitors, or shows it again; without the right to publish it asks for approval. */
  async function setShown({ id, title, updatedAt }: SectionLine, isOn: boolean) {
    if (!found) return
    const { entity, flag, mayPublish } = found
    const own = `${entity}/${id}`
    if (!mayPublish) {
      const action = isOn ? 'publish' : 'unpublish'
      const asked = await change(() => callAdmin('PUT', `${own}/approval`, { action }))
      if (asked) toast({ title: 'Approval requested', description: title })
      return
    }
    const set = (value: boolean, seen: string | null) =>
      change(() => callAdmin<AdminRecord>('PATCH', own, { [flag]: value, updatedAt: seen }))
    const done = await set(isOn, updatedAt)
    if (!done) return
    toastWithUndo({
      title: isOn ? 'Shown' : 'Hidden',
      description: `${title}: visitors ${isOn ? 'now see it' : 'no longer see it'}.`,
      undo: () => set(!isOn, done.updatedAt),
      altText: `Use the section’s ${isOn ? 'Hide' : 'Show'} button`,
    })
  }

  /** A section that was published goes to the trash; a draft of a new one is discarded. */
  async function remove(section: SectionLine) {
    if (!found) return
    const { entity } = found
    const own = `${entity}/${section.id}`
    const kept = section.isNew ? (await callAdmin<DraftView | null>('GET', `${own}/draft`)).answer : null
    const removed = await change(() => callAdmin('DELETE', section.isNew ? `${own}/draft` : own))
    if (!removed) return
    toastWithUndo({
      title: 'Removed',
      description: section.title,
      undo: () =>
        change(() =>
          kept
            ? callAdmin('PUT', `${own}/draft`, { values: kept.values })
            : callAdmin('POST', `trash/${section.id}/restore`, {}),
        ),
      altText: 'Restore it from the trash',
    })
  }

  return { found, refusal, isBusy, announcement, move, add, setShown, remove }
}
