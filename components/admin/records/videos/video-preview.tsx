import type { AdminRecord } from '@/lib/records/declare/record'

/** A stored video with its captions, for staff. It loads when someone presses play. */
export function VideoPreview({ video }: { video: AdminRecord }) {
  return (
    <video
      controls
      playsInline
      preload="none"
      width={Number(video.width)}
      height={Number(video.height)}
      aria-label={String(video.title || 'The uploaded video')}
      src={String(video.url)}
      className="h-auto max-h-80 w-full rounded-picture bg-linen"
    >
      <track
        default
        kind="captions"
        srcLang="en"
        label="English"
        src={video.captionsUrl ? String(video.captionsUrl) : undefined}
      />
    </video>
  )
}
