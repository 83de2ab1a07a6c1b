/** Brings a field into view: unfolds what hides it and turns to its tab. @returns its frame, or null */
export function revealField(name: string): HTMLElement | null {
  const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (!frame) return null
  for (let at: Element | null = frame; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
    if (at.getAttribute('role') === 'tabpanel') selectTab(at.getAttribute('aria-labelledby'))
  }
  return frame
}

/** Tabs are chosen by a press of the main button (components/ui/tabs.tsx). */
function selectTab(id: string | null): void {
  const tab = id ? document.getElementById(id) : null
  if (tab?.getAttribute('aria-selected') !== 'false') return
  tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
}
