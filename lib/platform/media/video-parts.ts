/** The parts without which no page may show a video, and how they are called (WCAG 1.2.2, decision 109). */
const PARTS = {
  title: 'a title',
  takenOn: 'the day it was taken',
  posterImageId: 'a poster picture',
  captions: 'captions',
  transcript: 'a transcript',
} as const

/** A row, or the values of a form. */
type Parts = { readonly [name: string]: unknown }

/** The names of missing parts; empty when pages may show the video. */
export function missingVideoParts(video: Parts): (keyof typeof PARTS)[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((name) => !video[name])
}

/** 'It still needs captions and a transcript'; null when nothing is missing. */
export function missingVideoText(video: Parts): string | null {
  const missing = missingVideoParts(video).map((name) => PARTS[name])
  const last = missing.pop()
  if (!last) return null
  return `It still needs ${missing.length > 0 ? `${missing.join(', ')} and ` : ''}${last}`
}
