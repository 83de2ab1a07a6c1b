'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { controlClasses } from '@/components/ui/field'
import { uncapitalized } from '@/lib/records/declare/capitalized'

const PAUSE_MS = 300

type Props = {
  value: string
  placeholder: string
  address: { show: (changes: { search: string }, how: 'push' | 'replace') => void }
}

/** Searches after a short pause in typing, and updates the URL with one history entry per search. */
export function ListSearch({ value, placeholder, address: { show } }: Props) {
  const [typed, setTyped] = useState(value)
  const searched = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  // Links from the site to a list lead to its search.
  useEffect(() => {
    if (location.hash === '#search') input.current?.focus()
  }, [])

  // The Back button or a cleared filter changes the search from outside.
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const search = typed.trim()
    if (search === searched.current) return
    const timer = setTimeout(() => {
      show({ search }, searched.current === '' ? 'push' : 'replace')
      searched.current = search
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, show])

  return (
    <search className="relative block w-full md:w-44 md:flex-none">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2"
        aria-hidden="true"
      />
      <input
        ref={input}
        type="search"
        aria-label={`Search by ${uncapitalized(placeholder)}`}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClasses} h-11 pl-9.5! text-control lg:h-8.5`}
      />
    </search>
  )
}
