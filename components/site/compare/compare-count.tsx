'use client'

import { useEffect, useRef, useState } from 'react'
import { MAX_COMPARED } from '@/lib/site/communities/compared-slugs'

/** Counts the checked communities of the surrounding form and unchecks one that exceeds the limit. */
export function CompareCount() {
  const place = useRef<HTMLParagraphElement>(null)
  const [chosen, setChosen] = useState(0)
  const [tooMany, setTooMany] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const count = () => form.querySelectorAll('input[name="ids"]:checked').length
    const onChange = ({ target }: Event) => {
      const isTooMany = count() > MAX_COMPARED
      if (isTooMany && target instanceof HTMLInputElement) target.checked = false
      setTooMany(isTooMany)
      setChosen(count())
    }
    // The browser may have restored earlier choices.
    setChosen(count())
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
  }, [])

  return (
    <p ref={place} aria-live="polite">
      {tooMany ? (
        <b>You can compare up to three. Remove one to choose another.</b>
      ) : chosen === 0 ? (
        'Choose two or three communities to see them side by side.'
      ) : (
        `${chosen} of ${MAX_COMPARED} chosen`
      )}
    </p>
  )
}
