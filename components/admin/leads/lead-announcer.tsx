'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type LeadListJson, listUrl } from '@/components/admin/leads/lead-list'
import { totalText } from '@/components/admin/list/list-total'

/** Says a new request aloud and counts those waiting in the tab's title: "(3) Tour requests". */
export function LeadAnnouncer() {
  const { data } = useQuery<LeadListJson>({ queryKey: [listUrl(new URLSearchParams())] })
  const [copy, setCopy] = useState('')
  const known = useRef<Set<string> | null>(null)
  const waiting = data && data.total > 0 ? totalText(data) : null
  useEffect(() => {
    if (!data) return
    const fresh = known.current && data.leads.find(({ id }) => !known.current?.has(id))
    if (fresh)
      setCopy(`New request from ${fresh.name}${fresh.community ? ` for ${fresh.community.name}` : ''}`)
    known.current = new Set([...(known.current ?? []), ...data.leads.map(({ id }) => id)])
  }, [data])
  useEffect(() => countInTitle(waiting), [waiting])
  return (
    <p role="status" className="sr-only">
      {copy}
    </p>
  )
}

/** Keeps the count before the title, which every opened lead writes anew. Returns what ends it. */
function countInTitle(waiting: string | null): () => void {
  const plain = () => document.title.replace(/^\([\d,]+\+?\) /, '')
  const write = () => {
    const title = waiting ? `(${waiting}) ${plain()}` : plain()
    if (document.title !== title) document.title = title
  }
  write()
  const observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = plain()
  }
}
