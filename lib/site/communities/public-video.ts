import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { ShownVideo } from '@/lib/platform/media/video-select'

const POSTER_WIDTH = 1_200

/** A video as anybody may read it; paths are of this site. */
export function publicVideo(video: ShownVideo) {
  const { url, title, takenOn, captionsUrl, transcript, seconds, width, height, mimeType, posterImage } =
    video
  return {
    url,
    mimeType,
    title,
    takenOn: takenOn.toISOString().slice(0, 10),
    seconds,
    width,
    height,
    posterUrl: variantFor(readVariants(posterImage.variants), POSTER_WIDTH)?.url ?? posterImage.url,
    captionsUrl,
    transcript,
  }
}
