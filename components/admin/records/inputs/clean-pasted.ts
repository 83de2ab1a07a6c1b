/** Elements without text content that other programs add, and ones we never allow. */
const NO_TEXT =
  'style, script, meta, link, title, xml, head, svg, iframe, object, embed, [style*="display:none"]'

const BLOCKS = ':scope > :is(p, h2, h3, h4, ul, ol, table, div)'

/** Attributes that matter for the text of an element. */
const KEPT_ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  FIGURE: ['data-video'],
}

/**
 * Cleans HTML from the clipboard for the editor: styles of Word and Google Docs (emphasis, lists made of
 * paragraphs, titles) become elements, headings start at level 2, and the rest is removed.
 */
export function cleanPasted(html: string): string {
  // Copied from our own editor: already clean, and ProseMirror needs its slice data.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove()
  convertWordLists(body)
  shiftHeadings(body)
  convertEmphasis(body)
  unwrapLinks(body)
  for (const element of [...body.querySelectorAll('*')]) removeStyling(element)
  for (const line of body.querySelectorAll('br')) {
    if (line.parentElement?.querySelector(BLOCKS)) line.remove()
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li')) {
    if (isEmpty(paragraph)) paragraph.remove()
  }
  return body.innerHTML.replaceAll('\u00A0', ' ')
}

/** Removes Word's `<![if !supportLists]>` and comments, but keeps their content. */
function withoutConditions(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[[^\]]*\]>/g, '')
}

/** Shifts headings down when the document starts at level 1, because the page has its own title. */
function shiftHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level]')) {
    rename(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 2)}`)
  }
  const down = body.querySelector('h1') ? 1 : 0
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(4, Math.max(2, Number(heading.tagName[1]) + down))
    rename(heading, `h${level}`)
  }
}

function convertEmphasis(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('span, b, strong, i, em, font')]) {
    const { fontWeight, fontStyle } = element.style
    const isTag = (...names: string[]) => names.includes(element.tagName)
    const isBold = fontWeight ? fontWeight === 'bold' || Number(fontWeight) >= 600 : isTag('B', 'STRONG')
    const isItalic = fontStyle ? fontStyle === 'italic' : isTag('I', 'EM')
    const inHeading = element.closest('h2, h3, h4') !== null
    let inner = [...element.childNodes]
    for (const name of [...(isBold && !inHeading ? ['strong'] : []), ...(isItalic ? ['em'] : [])]) {
      // Google Docs wraps its whole document in one <b>.
      if (element.querySelector('p, h2, h3, h4, ul, ol, table')) break
      const wrap = element.ownerDocument.createElement(name)
      wrap.append(...inner)
      inner = [wrap]
    }
    element.replaceWith(...inner)
  }
}

/** Unwraps Google Docs redirect links, and removes Word's bookmark anchors. */
function unwrapLinks(body: HTMLElement): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const href = link.getAttribute('href')
    if (!href) {
      link.replaceWith(...link.childNodes)
      continue
    }
    if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) continue
    const goal = new URL(href).searchParams.get('q')
    if (goal) link.setAttribute('href', goal)
  }
}

function removeStyling(element: Element): void {
  // <o:p>, <st1:place> and so on.
  if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  for (const { name } of [...element.attributes]) {
    if (!KEPT_ATTRIBUTES[element.tagName]?.includes(name)) element.removeAttribute(name)
  }
}

function isEmpty(element: Element): boolean {
  return !element.textContent?.trim() && element.querySelector('img, figure') === null
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word marks list items only by a style: `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*(?!ignore)[^;]*?level(\d)/i

/** Marker of a numbered item: '1.', 'a)', '(iv)'. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i

/** Turns Word's list paragraphs into nested lists. */
function convertWordLists(body: HTMLElement): void {
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
