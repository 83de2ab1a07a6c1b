/**
 * The element that has the focus while a dialog opens, which is to have it again afterwards. For an entry of a menu, which is gone by
 * then, the menu's button. Null when nothing had it.
 */
export function dialogOpener(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null
  const button = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : activeElement
}
