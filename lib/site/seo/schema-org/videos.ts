import 'server-only'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { ShownVideo } from '@/lib/platform/media/video-select'
import { siteUrl } from '@/lib/platform/site'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { snippet } from '@/lib/site/seo/snippet'

const POSTER_WIDTH = 1_200

/** VideoObject nodes of a page's videos. */
export function videoNodes(videos: readonly (ShownVideo | null)[]): SchemaNode[] {
  return videos.flatMap((video) => {
    if (!video) return []
    const { url, title, transcript, posterImage, seconds, takenOn, createdAt, mimeType, width, height } =
      video
    const poster = variantFor(readVariants(posterImage.variants), POSTER_WIDTH)?.url ?? posterImage.url
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: snippet(transcript),
        thumbnailUrl: [siteUrl(poster)],
        contentUrl: siteUrl(url),
        encodingFormat: mimeType,
        uploadDate: createdAt,
        dateCreated: takenOn.toISOString().slice(0, 10),
        duration: `PT${seconds}S`,
        width,
        height,
        transcript,
        inLanguage: 'en-US',
      },
    ]
  })
}
