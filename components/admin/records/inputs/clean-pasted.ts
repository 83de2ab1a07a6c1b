import { wordLists } from '@/components/admin/records/inputs/word-lists'

/** What programs put beside the words, and what no text of ours can hold. */
const NO_TEXT =
  'style, script, meta, link, title, xml, head, svg, iframe, object, embed, [style*="display:none"]'

const BLOCKS = ':scope > :is(p, h2, h3, h4, ul, ol, table, div)'

/** The attributes of an element that say something about its words. */
const KEPT: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  FIGURE: ['data-video'],
}

/**
 * HTML from the clipboard as the editor should take it: what Word and Google Docs say by styles (emphasis, lists that are paragraphs,
 * titles) is said by elements, headings begin at the second level, and everything else of theirs is gone.
 */
export function cleanPasted(html: string): string {
  // Our own editor's: nothing to clean, and it says how the pieces fit.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove()
  wordLists(body)
  nameHeadings(body)
  nameEmphasis(body)
  straightenLinks(body)
  for (const element of [...body.querySelectorAll('*')]) bare(element)
  for (const line of body.querySelectorAll('br')) {
    if (line.parentElement?.querySelector(BLOCKS)) line.remove()
  }
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li')) {
    if (isEmpty(paragraph)) paragraph.remove()
  }
  return body.innerHTML.replaceAll('\u00A0', ' ')
}

/** Word's `<![if !supportLists]>` and its comments; what they enclose stays. */
function withoutConditions(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[[^\]]*\]>/g, '')
}

/** A document that begins at the first level goes down one: the page has its title already. */
function nameHeadings(body: HTMLElement): void {
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

function nameEmphasis(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('span, b, strong, i, em, font')]) {
    const { fontWeight, fontStyle } = element.style
    const isTag = (...names: string[]) => names.includes(element.tagName)
    const isBold = fontWeight ? fontWeight === 'bold' || Number(fontWeight) >= 600 : isTag('B', 'STRONG')
    const isItalic = fontStyle ? fontStyle === 'italic' : isTag('I', 'EM')
    const inHeading = element.closest('h2, h3, h4') !== null
    let inner = [...element.childNodes]
    for (const name of [...(isBold && !inHeading ? ['strong'] : []), ...(isItalic ? ['em'] : [])]) {
      // Google Docs puts its whole document into one <b>: emphasis stands around words, not around paragraphs.
      if (element.querySelector('p, h2, h3, h4, ul, ol, table')) break
      const wrap = element.ownerDocument.createElement(name)
      wrap.append(...inner)
      inner = [wrap]
    }
    element.replaceWith(...inner)
  }
}

/** Google Docs leads every link past itself; Word marks places with links that lead nowhere. */
function straightenLinks(body: HTMLElement): void {
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

function bare(element: Element): void {
  // <o:p>, <st1:place> and the like.
  if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  for (const { name } of [...element.attributes]) {
    if (!KEPT[element.tagName]?.includes(name)) element.removeAttribute(name)
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
