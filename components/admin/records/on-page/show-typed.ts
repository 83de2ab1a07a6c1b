import { withoutMarks } from '@/lib/platform/value-marks'
import { type Mark, marksIn, markText } from '@/lib/records/preview/marks'

/** Words between stars are set apart on the page; while someone types they are shown plainly. */
const plain = (text: string) => text.replaceAll('*', '')

/**
 * Puts what is typed in place of a text on the page. @param before the value that the page shows
 * @returns false when the page shows it in another form, so that it has to be drawn anew
 */
export function showText(element: HTMLElement, mark: Mark, before: string, typed: string): boolean {
  const node = markedNode(element, mark)
  if (!node?.nodeValue) return false
  const own = withoutMarks(node.nodeValue)
  if (own.trim() === plain(before).trim()) {
    node.nodeValue = plain(typed) + markText(mark)
    return true
  }
  if (withoutMarks(element.textContent ?? '').trim() !== plain(before).trim()) return false
  // The words were drawn in several elements, such as an emphasis.
  element.replaceChildren(element.ownerDocument.createTextNode(plain(typed) + markText(mark)))
  return true
}

/** Puts formatted text in place. The page's own policy keeps anything in it from running. */
export function showHtml(element: HTMLElement, mark: Mark, typed: string): boolean {
  const node = markedNode(element, mark)
  // The mark follows the text, and is alone at the end of the element that holds it.
  if (!node || node.parentNode !== element || withoutMarks(node.nodeValue ?? '').trim() !== '') return false
  const read = new DOMParser().parseFromString(typed, 'text/html')
  for (const active of read.querySelectorAll('script, style, iframe, object, embed')) active.remove()
  element.replaceChildren(...read.body.childNodes, node)
  return true
}

/** Puts another picture in place. */
export function showPicture(element: HTMLElement, address: string): boolean {
  if (!(element instanceof (element.ownerDocument.defaultView?.HTMLImageElement ?? HTMLImageElement)))
    return false
  for (const source of element.parentElement?.querySelectorAll('source') ?? []) source.remove()
  element.removeAttribute('srcset')
  element.setAttribute('src', address)
  return true
}

function markedNode(element: HTMLElement, mark: Mark): Node | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isIt = ({ entity, id, field }: Mark) =>
      entity === mark.entity && id === mark.id && field === mark.field
    if (marksIn(node.nodeValue ?? '').some(isIt)) return node
  }
  return null
}
