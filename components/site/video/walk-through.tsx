import { VideoPlayer } from '@/components/site/video/video-player'
import type { ShownVideo } from '@/lib/platform/media/video-select'

type Props = { plan: { name: string; walkThrough: ShownVideo | null }; now: Date }

/** A walk through an apartment of a plan, which unfolds; null where there is no video. */
export function WalkThrough({ plan: { name, walkThrough }, now }: Props) {
  if (!walkThrough) return null
  return (
    <details className="no-print mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        Walk through it by video<span className="sr-only">: {name}</span>
      </summary>
      <div className="mt-1">
        <VideoPlayer video={walkThrough} now={now} />
      </div>
    </details>
  )
}
