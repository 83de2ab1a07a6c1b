/** Word marks list items only by a style: `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*(?!ignore)[^;]*?level(\d)/i

/** Marker of a numbered item: '1.', 'a)', '(iv)'. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i

/** Turns Word's list paragraphs into nested lists. */
export function convertWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    if (last === null || paragraph.previousElementSibling !== last) open = []
    const isNumbered = NUMBER.test(removeMarker(paragraph))
    open = open.slice(0, level)
    while (open.length < level) {
      const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      const around = open.at(-1)
      if (around) lastEntry(around).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    open.at(-1)?.append(entry)
    paragraph.remove()
    last = open[0] ?? null
  }
}

/** Removes the literal bullet or number from the text. @returns the marker */
function removeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  )
  const text = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return text
}

function lastEntry(list: HTMLElement): Element {
  const entry = list.lastElementChild ?? list.ownerDocument.createElement('li')
  if (!entry.parentElement) list.append(entry)
  return entry
}
