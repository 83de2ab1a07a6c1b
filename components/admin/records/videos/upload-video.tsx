'use client'

import { Clapperboard } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { FileButton } from '@/components/admin/records/uploads/file-button'
import { videoFault } from '@/components/admin/records/videos/video-fault'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

type Stored = { video: AdminRecord; isDuplicate: boolean }

type Props = { label?: string; onStored: (video: AdminRecord) => void }

/** A button that uploads a video to the library. */
export function VideoButton({ label, onStored }: Props) {
  return (
    <FileButton<Stored>
      path="videos"
      accept="video/mp4,video/webm"
      fault={videoFault}
      label={label}
      onStored={({ video, isDuplicate }) => {
        toast({ title: isDuplicate ? 'This video is already in the library' : 'The video is uploaded' })
        onStored(video)
      }}
    >
      <Clapperboard aria-hidden="true" />
      Upload a video
    </FileButton>
  )
}

/** Uploads a video and opens its record, where captions and the other parts are entered. */
export function UploadVideo() {
  const router = useRouter()
  return <VideoButton onStored={({ id }) => router.push(`/admin/videos/${id}`)} />
}
