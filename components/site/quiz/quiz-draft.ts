const keyOf = (slug: string) => `porchlight-quiz-${slug}`

/** Stored in sessionStorage: answers, location and timeline, but no contact data. */
const isKept = (name: string) => name.startsWith('answers.') || name === 'zipCode' || name === 'timeline'

/** All non-empty fields of the form. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** True when any question has been answered, now or before a reload. */
export function hasStarted(form: HTMLFormElement): boolean {
  return Object.keys(valuesOf(form)).some(isKept)
}

/** Stores the answers and the current step; does nothing without storage. */
export function saveQuizDraft(slug: string, form: HTMLFormElement, step: number): void {
  const values = Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => isKept(name)))
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify({ values, step }))
  } catch {
    // A reload then starts over.
  }
}

/** Fills the form from the stored draft. @returns the step that was open */
export function restoreQuizDraft(slug: string, form: HTMLFormElement): number {
  const { values, step } = read(slug)
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = String(value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = String(value)
  }
  return step
}

export function clearQuizDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // No storage, so nothing to remove.
  }
}

function read(slug: string): { values: Record<string, unknown>; step: number } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Partial<ReturnType<typeof read>>
    return { values: kept.values ?? {}, step: Number.isInteger(kept.step) ? Math.max(0, kept.step ?? 0) : 0 }
  } catch {
    return { values: {}, step: 0 }
  }
}
