/** Plays the recording that a history entry is about; nothing for other entries. */
export function RecordingPlayer({ data }: { data: unknown }) {
  const id = data && typeof data === 'object' && 'recordingId' in data ? data.recordingId : null
  if (typeof id !== 'string') return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: a phone call has no captions
    <audio
      controls
      preload="none"
      aria-label="Recording"
      src={`/api/admin/voice/recordings/${id}`}
      className="mt-1.5 max-w-full"
    />
  )
}
