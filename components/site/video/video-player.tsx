import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { ShownVideo } from '@/lib/platform/media/video-select'
import { takenText } from '@/lib/site/content/taken-text'

/** Sharp enough for half of a wide screen. Every poster loads with the page. */
const POSTER_WIDTH = 800

type Props = { video: ShownVideo; now: Date }

/** The browser's own player with captions, and the transcript. Only the poster loads before a click. */
export function VideoPlayer({ video, now }: Props) {
  const { url, mimeType, title, takenOn, captionsUrl, transcript, seconds, width, height, posterImage } =
    video
  const poster = variantFor(readVariants(posterImage.variants), POSTER_WIDTH)?.url ?? posterImage.url
  return (
    <figure className="no-print">
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={width}
        height={height}
        aria-label={title}
        className="h-auto max-h-[80vh] w-full rounded-picture bg-field object-contain"
      >
        <source src={url} type={mimeType} />
        {/* `default` would load the captions with the page. Devices set to captions show them anyway. */}
        <track kind="captions" srcLang="en" label="English" src={captionsUrl} />
      </video>
      <figcaption className="mt-2 text-small text-ink-soft">
        {takenText(`${title}, ${seconds} seconds`, { takenOn }, now)}
      </figcaption>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          Read it instead<span className="sr-only">: {title}</span>
        </summary>
        <p className="max-w-[66ch] whitespace-pre-line">{transcript}</p>
      </details>
    </figure>
  )
}
