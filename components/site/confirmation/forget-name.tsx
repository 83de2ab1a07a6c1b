'use client'

import { useEffect } from 'react'

/** Takes the name out of the address once the page has read it (T59): neither the history nor a tag is to keep it. */
export function ForgetName() {
  useEffect(() => {
    const address = new URL(window.location.href)
    if (!address.searchParams.has('name')) return
    address.searchParams.delete('name')
    window.history.replaceState(null, '', address)
  }, [])
  return null
}
