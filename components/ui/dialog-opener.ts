/** The focused element, or a menu's button for its item, which is gone after its dialog; else null. */
export function dialogOpener(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null
  const button = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : activeElement
}
