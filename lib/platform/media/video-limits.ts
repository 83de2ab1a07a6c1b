// Shared with the browser, which checks before it uploads.

/** A minute and a half in 720p is about 25 MB. */
export const MAX_VIDEO_BYTES = 40 * 1024 * 1024
export const MAX_VIDEO_SECONDS = 90

export const VIDEO_TOO_LARGE = 'Videos can have at most 40 MB. Export this one in 720p'

const NOT_A_VIDEO = 'Please choose a video as MP4 or WebM'
const IS_QUICKTIME = 'This is a QuickTime video, which not every browser plays. Export it as MP4 (H.264)'

/** Both containers name their type here. */
export const VIDEO_HEAD_BYTES = 64

/** Returns why these first bytes are no MP4 or WebM; null when they are. Without Buffer, for browsers. */
export function videoHeadProblem(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, VIDEO_HEAD_BYTES))
  if (text.slice(4, 8) === 'ftyp') return text.startsWith('qt  ', 8) ? IS_QUICKTIME : null
  const isEbml = [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => head[at] === byte)
  return isEbml && text.includes('webm') ? null : NOT_A_VIDEO
}
