import { revealField } from '@/components/admin/records/form/reveal-field'

/** Scrolls to a field of the form and focuses its control, if any. */
export function showField(name: string): void {
  const frame = revealField(name)
  frame?.scrollIntoView({ block: 'start' })
  const control = frame?.querySelector<HTMLElement>(
    'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=switch], [role=slider], button',
  )
  control?.focus({ preventScroll: true })
}
