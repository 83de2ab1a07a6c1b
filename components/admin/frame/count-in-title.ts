/** Keeps "(3)" before the tab's title, which Next replaces on every page. @returns stops it */
export function countInTitle(count: number): () => void {
  const plain = () => document.title.replace(/^\([\d,]+\) /, '')
  const write = () => {
    const title = count > 0 ? `(${count.toLocaleString('en-US')}) ${plain()}` : plain()
    if (document.title !== title) document.title = title
  }
  write()
  const observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = plain()
  }
}
