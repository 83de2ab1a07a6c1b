'use client'

import { useSiteBasics } from '@/lib/browser/site-basics'

/** The company's picture above a confirmation; nothing without one. */
export function ConfirmationPicture() {
  const { confirmation } = useSiteBasics()
  if (!confirmation) return null
  const { url, width, height } = confirmation
  return (
    // biome-ignore lint/performance/noImgElement: shown in one size
    <img src={url} width={width} height={height} alt="" className="block h-auto w-full" />
  )
}
