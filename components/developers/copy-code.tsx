'use client'

import { useEffect } from 'react'

const SHOWN_MS = 2_000

/** Shows the copy buttons of the page's code and makes them work; without script they stay hidden. */
export function CopyCode() {
  useEffect(() => {
    if (!navigator.clipboard) return
    for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
      const code = button?.closest('figure')?.querySelector('code')?.textContent
      if (button && code) void copy(button, code)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}

async function copy(button: HTMLElement, code: string): Promise<void> {
  button.textContent = await navigator.clipboard.writeText(code).then(
    () => 'Copied',
    () => 'Not copied',
  )
  setTimeout(() => {
    button.textContent = 'Copy'
  }, SHOWN_MS)
}
