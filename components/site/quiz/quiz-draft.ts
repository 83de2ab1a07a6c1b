const keyOf = (slug: string) => `porchlight-quiz-${slug}`

/** Kept in the tab until it is closed: answers, place and time; who it is stays in the form alone. */
const isKept = (name: string) => name.startsWith('answers.') || name === 'zipCode' || name === 'timeline'

/** Every filled field of the form. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Whether anything of it was answered, now or before a reload. */
export function isBegun(form: HTMLFormElement): boolean {
  return Object.keys(valuesOf(form)).some(isKept)
}

/** Notes what has been answered and which step is open. Silent without storage. */
export function keepQuiz(slug: string, form: HTMLFormElement, step: number): void {
  const values = Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => isKept(name)))
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify({ values, step }))
  } catch {
    // A reload then begins anew.
  }
}

/** Fills the form with what was kept. @returns the step that was open */
export function restoreQuiz(slug: string, form: HTMLFormElement): number {
  const { values, step } = read(slug)
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = String(value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = String(value)
  }
  return step
}

export function forgetQuiz(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Nothing was kept either.
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
