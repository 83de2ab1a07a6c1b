// A preview for editing says where each value comes from by an invisible text: at the end of a text, or
// beside a number (decision 131).

/** Also what is left of a mark in a shortened text. */
const ANY = /\u{E0001}?[\u{E0020}-\u{E007F}]+|\u{E0001}/gu

/** The text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(ANY, '')
}

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
