/** Brings a field of the form into sight and puts the keyboard there, as far as it has a control. */
export function showField(name: string): void {
  const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  frame?.scrollIntoView({ block: 'start' })
  const control = frame?.querySelector<HTMLElement>(
    'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=switch]',
  )
  control?.focus({ preventScroll: true })
}
