'use client'

import { useEffect } from 'react'
import { showField } from '@/components/admin/records/form/show-field'

const PREFIX = '#field-'

/** Shows the field that the address names, such as `#field-seoTitle`: on arrival and when it changes. */
export function useFieldInAddress(): void {
  useEffect(() => {
    function show() {
      const { hash } = window.location
      if (hash.startsWith(PREFIX)) showField(decodeURIComponent(hash.slice(PREFIX.length)))
    }
    // After the effects of this render, in which a tab cannot be turned to.
    const timer = setTimeout(show)
    window.addEventListener('hashchange', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', show)
    }
  }, [])
}
