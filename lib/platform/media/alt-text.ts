const FILE_NAME = /\.(jpe?g|png|webp|avif|gif|heic|svg)$/i
const CAMERA_NAME = /^(img|image|dsc[nf]?|pxl|photo|picture|screenshot|untitled|copy of)[\s_-]*[\d_\s().-]*$/i

const MAX_LENGTH = 300

/** A message about an unusable alternative text, or null when it will do (H3). */
export function altTextProblem(alt: string, decorative: boolean): string | null {
  if (decorative) return null
  const text = alt.trim()
  if (text === '') return 'Describe what the picture shows, or mark it as decorative'
  if (FILE_NAME.test(text) || CAMERA_NAME.test(text)) {
    return 'This looks like a file name. Describe what the picture shows'
  }
  if (text.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters`
  return null
}

/** True when a page may show the picture: it has alternative text or is decorative. */
export function isDescribed({ alt, decorative }: Record<string, unknown>): boolean {
  return decorative === true || (typeof alt === 'string' && alt.trim() !== '')
}
