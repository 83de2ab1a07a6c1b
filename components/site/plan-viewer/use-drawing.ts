import { useEffect, useState } from 'react'

/** A drawing as an element of the page, and what it shows in full; null while it is on its way or when it did not come. */
export function useDrawing(url: string): { svg: SVGElement; description: string } | null {
  const [drawing, setDrawing] = useState<{ url: string; svg: SVGElement; description: string } | null>(null)

  useEffect(() => {
    let isOver = false
    async function load() {
      // The page has shown it: it comes from the browser's memory.
      const answer = await fetch(url)
      if (!answer.ok) return
      const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
      if (isOver || !(documentElement instanceof SVGElement)) return
      const description = documentElement.querySelector('desc')?.textContent ?? ''
      // As the browser's own hint they would hide what the pointer is on.
      for (const element of documentElement.querySelectorAll('title, desc')) element.remove()
      documentElement.setAttribute('class', 'block h-auto w-full font-sans')
      setDrawing({ url, svg: documentElement, description })
    }
    load().catch(() => {})
    return () => {
      isOver = true
    }
  }, [url])

  return drawing?.url === url ? drawing : null
}
