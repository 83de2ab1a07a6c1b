'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { FieldView } from '@/components/admin/records/form/form-field'
import { pictureLabel } from '@/components/admin/records/images/picture-tile'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { VideoPreview } from '@/components/admin/records/videos/video-preview'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { changedValues, formValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import { videos } from '@/lib/records/entities/videos'
import type { Related } from '@/lib/records/relations/related'

const NAMES = ['title', 'takenOn', 'posterImageId', 'captions', 'transcript'] as const

type Props = { video: AdminRecord; onClose: () => void; onSaved: (video: AdminRecord) => void }

/** Form for a video's captions and texts, next to the video. */
export function VideoParts({ video, onClose, onSaved }: Props) {
  const action = useAction({ redraw: false })
  const [initial] = useState(() => formValues(videos, NAMES, video))
  const [values, setValues] = useState(initial)
  const related = usePoster(video.posterImageId)

  async function save() {
    const changes = { ...changedValues(values, initial), updatedAt: video.updatedAt }
    const stored = await action.send<AdminRecord>('PATCH', `videos/${video.id}`, changes, 'Saved')
    if (stored) onSaved(stored)
    return stored
  }

  return (
    <DialogForm
      action={action}
      title="About this video"
      words="Pages can show the video once all of this is entered. You can save now and finish later."
      submit="Save"
      onSend={save}
      onClose={onClose}
    >
      <VideoPreview video={video} />
      {NAMES.map((name) => {
        const field: Field = videos.fields[name]
        return (
          <FieldView
            key={name}
            id={`video-${name}`}
            label={labelOf(name, field)}
            field={field}
            value={values[name] ?? ''}
            onChange={(value) => {
              setValues((all) => ({ ...all, [name]: value }))
              action.forget()
            }}
            onBlur={() => undefined}
            focusRef={() => undefined}
            error={action.errors[name] ? { message: action.errors[name] } : undefined}
            related={related}
          />
        )
      })}
    </DialogForm>
  )
}

/** The stored poster with its thumbnail. */
function usePoster(id: unknown): Related {
  const { data: picture } = useQuery<AdminRecord>({
    queryKey: [`/api/admin/images/${id}`],
    enabled: Boolean(id),
  })
  if (!picture) return {}
  return { image: { [picture.id]: { title: pictureLabel(picture), thumbnail: smallPicture(picture) } } }
}
