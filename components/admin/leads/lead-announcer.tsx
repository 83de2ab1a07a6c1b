'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type LeadListJson, listUrl } from '@/components/admin/leads/lead-list'

/** Says a new request aloud and counts those waiting in the tab's title: "(3) Tour requests". */
export function LeadAnnouncer() {
  const { data } = useQuery<LeadListJson>({ queryKey: [listUrl(new URLSearchParams())] })
  const [words, setWords] = useState('')
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!data) return
    document.title = `${data.total > 0 ? `(${data.total}) ` : ''}${document.title.replace(/^\(\d+\) /, '')}`
    const fresh = known.current && data.leads.find(({ id }) => !known.current?.has(id))
    if (fresh)
      setWords(`New request from ${fresh.name}${fresh.community ? ` for ${fresh.community.name}` : ''}`)
    known.current = new Set([...(known.current ?? []), ...data.leads.map(({ id }) => id)])
  }, [data])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
