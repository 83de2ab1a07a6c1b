/** Scrolls to a field of the form and focuses its control, if any. */
export function showField(name: string): void {
  const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  frame?.scrollIntoView({ block: 'start' })
  const control = frame?.querySelector<HTMLElement>(
    'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=switch]',
  )
  control?.focus({ preventScroll: true })
}
