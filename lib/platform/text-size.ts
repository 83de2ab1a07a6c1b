/** 100 to 200 %, smallest first; app/styles/base.css gives each its root font size. */
const TEXT_SIZES = ['normal', 'large', 'larger', 'largest', 'double'] as const

type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'text-size'

/** Runs before first paint. Keep it constant: a content security policy may allow it by hash. */
export const TEXT_SIZE_SCRIPT = `try{var s=localStorage.getItem('${KEY}');if(s)document.documentElement.dataset.textSize=s}catch(e){}`

function isTextSize(value: string | undefined): value is TextSize {
  return TEXT_SIZES.some((size) => size === value)
}

/** Browser only. */
function currentTextSize(): TextSize {
  const chosen = document.documentElement.dataset.textSize
  return isTextSize(chosen) ? chosen : 'normal'
}

export function stepTextSize(by: 1 | -1): TextSize {
  const at = TEXT_SIZES.indexOf(currentTextSize()) + by
  const size = TEXT_SIZES[Math.min(Math.max(at, 0), TEXT_SIZES.length - 1)] ?? 'normal'
  document.documentElement.dataset.textSize = size
  try {
    localStorage.setItem(KEY, size)
  } catch {
    // Storage may be blocked; the size then applies to this page only.
  }
  return size
}

export function textSizeCopy(size: TextSize): string {
  return `Text size: ${size}, step ${TEXT_SIZES.indexOf(size) + 1} of ${TEXT_SIZES.length}`
}
