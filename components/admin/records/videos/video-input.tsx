'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { RelationInput } from '@/components/admin/records/inputs/relation-input'
import { VideoButton } from '@/components/admin/records/videos/upload-video'
import { VideoParts } from '@/components/admin/records/videos/video-parts'
import { Button } from '@/components/ui/button'
import { missingVideoText } from '@/lib/platform/media/video-parts'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Reference } from '@/lib/records/relations/related'

/** A video of the library or a new one, and the words without which no page can show it. */
export function VideoInput(props: EntityInputProps) {
  const { label, value, onChange, references } = props
  const [known, setKnown] = useState<Record<string, Reference>>({})
  const [isAsking, setAsking] = useState(false)
  const { data: video, refetch } = useQuery<AdminRecord>({
    queryKey: [`/api/admin/videos/${value}`],
    enabled: Boolean(value),
    staleTime: 0,
  })
  const missing = video ? missingVideoText(video) : null

  const name = (stored: AdminRecord) =>
    setKnown((all) => ({ ...all, [stored.id]: { title: String(stored.title || stored.filename) } }))

  return (
    <div className="grid gap-2.5">
      <RelationInput {...props} key={known[value]?.title} references={{ ...references, ...known }} />
      {value && video && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className={missing ? 'text-warn' : 'text-ink-soft'}>
            {missing ? `No page can show this video yet. ${missing}.` : `${video.seconds} seconds`}
          </p>
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {missing ? 'Add what is missing' : 'Edit captions and texts'}
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      )}
      <VideoButton
        label={`Upload a video: ${label}`}
        onStored={(stored) => {
          name(stored)
          onChange(stored.id)
          setAsking(true)
        }}
      />
      {isAsking && video && (
        <VideoParts
          key={video.updatedAt}
          video={video}
          onClose={() => setAsking(false)}
          onSaved={(stored) => {
            name(stored)
            void refetch()
          }}
        />
      )}
    </div>
  )
}
