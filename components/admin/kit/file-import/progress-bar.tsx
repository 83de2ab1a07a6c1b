export type UploadState = 'waiting' | 'sending' | 'preparing' | 'refused' | 'kept' | 'duplicate'

export function ProgressBar({ state, sent, label }: { state: UploadState; sent: number; label: string }) {
  const percent = Math.round(sent * 100)
  const words = state === 'waiting' ? 'Waiting' : state === 'preparing' ? 'Preparing...' : `${percent}% sent`
  return (
    <>
      <p className="text-dense text-ink-soft tabular">{words}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="mt-1.5 h-2 overflow-hidden rounded-pill bg-linen forced-colors:border"
      >
        <div
          className="h-full rounded-pill bg-evergreen transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </>
  )
}
