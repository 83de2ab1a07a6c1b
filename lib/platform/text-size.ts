/** Steps of the visitor's text size (A−/A+), 100 to 200 %, smallest first; app/styles/base.css gives each its root font size. */
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest', 'double'] as const

export type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'text-size'

/**
 * Runs in the head before the first paint, so that a remembered text size does not jump in. Its words must not
 * change per request: a content security policy may name it by its hash.
 */
export const TEXT_SIZE_SCRIPT = `try{var s=localStorage.getItem('${KEY}');if(s)document.documentElement.dataset.textSize=s}catch(e){}`

function isTextSize(value: string | undefined): value is TextSize {
  return TEXT_SIZES.some((size) => size === value)
}

/** The size in force; 'normal' where none was chosen. Browser only. */
export function currentTextSize(): TextSize {
  const chosen = document.documentElement.dataset.textSize
  return isTextSize(chosen) ? chosen : 'normal'
}

/** Applies the size one step up (+1) or down (−1), remembers it in this browser and returns it. */
export function stepTextSize(by: 1 | -1): TextSize {
  const at = TEXT_SIZES.indexOf(currentTextSize()) + by
  const size = TEXT_SIZES[Math.min(Math.max(at, 0), TEXT_SIZES.length - 1)] ?? 'normal'
  document.documentElement.dataset.textSize = size
  try {
    localStorage.setItem(KEY, size)
  } catch {
    // Storage may be forbidden; the size then holds for this page.
  }
  return size
}

/** What a screen reader hears after a step. */
export function textSizeCopy(size: TextSize): string {
  return `Text size: ${size}, step ${TEXT_SIZES.indexOf(size) + 1} of ${TEXT_SIZES.length}`
}
