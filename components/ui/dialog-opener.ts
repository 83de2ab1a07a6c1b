/**
 * The focused element, or for a menu item, which is gone after its dialog, the menu's button; null without
 * one.
 */
export function dialogOpener(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null
  const button = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : activeElement
}
