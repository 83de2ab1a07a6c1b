'use client'

import { useEffect } from 'react'

/** Removes the name from the URL once the page has read it (T59), so neither history nor tags keep it. */
export function StripNameFromUrl() {
  useEffect(() => {
    const address = new URL(window.location.href)
    if (!address.searchParams.has('name')) return
    address.searchParams.delete('name')
    window.history.replaceState(null, '', address)
  }, [])
  return null
}
