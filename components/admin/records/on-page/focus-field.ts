const CONTROLS =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=slider], [role=switch]'
/** A text editor is loaded when it is shown. */
const PATIENCE_MS = 3_000

/**
 * Focuses the control of a field, or of the part that `path` names, as soon as it is there.
 * @returns what ends the wait
 */
export function focusField(field: HTMLElement, path: string | null, pressed: string | null): () => void {
  const control = () =>
    (path?.includes('.') && field.querySelector<HTMLElement>(`[id="field-${CSS.escape(path)}"]`)) ||
    field.querySelector<HTMLElement>(CONTROLS)
  const isDone = () => {
    const found = control()
    if (!found) return false
    found.scrollIntoView({ block: 'center' })
    selectPressed(found, pressed)
    return true
  }
  if (isDone()) return () => {}
  field.querySelector<HTMLElement>('button')?.focus()
  const watch = new MutationObserver(() => isDone() && watch.disconnect())
  watch.observe(field, { childList: true, subtree: true, attributes: true })
  const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}

/** Focuses a control, and selects the pressed word in it, or all of a one-line text. */
function selectPressed(control: HTMLElement, pressed: string | null): void {
  control.focus({ preventScroll: true })
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.type !== 'text' && control.type !== 'textarea') return
    const at = pressed ? control.value.indexOf(pressed) : -1
    if (pressed && at >= 0 && control instanceof HTMLTextAreaElement) {
      control.setSelectionRange(at, at + pressed.length)
    } else control.select()
    return
  }
  if (control.isContentEditable && pressed) selectWord(control, pressed)
}

function selectWord(editor: HTMLElement, word: string): void {
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.nodeValue?.indexOf(word) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    const selection = document.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    node.parentElement?.scrollIntoView({ block: 'center' })
    return
  }
}
