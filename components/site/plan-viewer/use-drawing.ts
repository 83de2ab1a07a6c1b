import { useEffect, useState } from 'react'

/** Loads an SVG drawing with its description; null while loading or after a failure. */
export function useDrawing(url: string): { svg: SVGElement; description: string } | null {
  const [drawing, setDrawing] = useState<{ url: string; svg: SVGElement; description: string } | null>(null)

  useEffect(() => {
    let isOver = false
    async function load() {
      // The page has shown it, so it comes from the browser cache.
      const answer = await fetch(url)
      if (!answer.ok) return
      const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
      if (isOver || !(documentElement instanceof SVGElement)) return
      const description = documentElement.querySelector('desc')?.textContent ?? ''
      // Native tooltips would cover the drawing under the pointer.
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
