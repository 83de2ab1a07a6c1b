/** The word below the pointer. */
export function wordAt(page: Document, x: number, y: number): string | null {
  const caret = page.caretPositionFromPoint?.(x, y)
  const text = caret?.offsetNode.nodeValue
  if (!caret || !text) return null
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, caret.offset))?.[0] ?? ''
  const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(caret.offset))?.[0] ?? ''
  return before + after || null
}
