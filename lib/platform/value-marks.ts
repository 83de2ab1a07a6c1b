/** Numbers that a preview for editing read, with the invisible text that says where each comes from. */
// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightValueMarks?: WeakMap<object, string> }
holder.porchlightValueMarks ??= new WeakMap()
const marks = holder.porchlightValueMarks

export function markValue(value: object, mark: string): void {
  marks.set(value, mark)
}

/** The mark of a number of a preview for editing; undefined for what visitors get. */
export function markOfValue(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? marks.get(value) : undefined
}
