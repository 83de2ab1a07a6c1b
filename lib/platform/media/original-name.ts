/** Control characters and direction marks (an `exe.gpj` that reads as `jpg.exe`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

const MAX_LENGTH = 120

/** A file's original name, safe to display: no folders or invisible marks. Never used as a path. */
export function originalName(name: string): string {
  const last = name.replace(INVISIBLE, '').split(/[\\/]/).at(-1)?.trim() ?? ''
  if (last.length <= MAX_LENGTH) return last || 'unnamed'
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(last)?.[0] ?? ''
  return `${last.slice(0, MAX_LENGTH - extension.length)}${extension}`
}
