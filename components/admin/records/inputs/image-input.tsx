'use client'

import { ImageIcon, X } from 'lucide-react'
import { useState } from 'react'
import { CropPicture } from '@/components/admin/records/images/crop-picture'
import { pictureLabel } from '@/components/admin/records/images/picture-tile'
import { ImagePicker } from '@/components/admin/records/inputs/image-picker'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { Button } from '@/components/ui/button'
import type { Reference } from '@/lib/records/relations/related'

/** A picture of the library, with a button to choose another. */
export function ImageInput({
  control,
  field,
  label,
  value,
  onChange,
  focusRef,
  references,
}: EntityInputProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Record<string, Reference>>({})
  const picture = value ? (chosen[value] ?? references[value]) : undefined
  const words = value ? 'Choose another' : 'Choose or upload'
  return (
    <div className="flex flex-wrap items-center gap-4">
      {value ? (
        // biome-ignore lint/performance/noImgElement: resized variants are made at upload
        <img
          src={picture?.thumbnail}
          alt={picture?.title ?? 'Selected picture'}
          className="h-28 w-auto max-w-44 flex-none rounded-picture border border-line bg-linen object-cover text-dense"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid h-28 w-40 flex-none place-items-center rounded-picture border-[1.5px] border-line-strong border-dashed text-ink-soft"
        >
          <ImageIcon />
        </span>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          {...control}
          ref={focusRef}
          variant="outline"
          size="sm"
          aria-label={`${words}: ${label}`}
          onClick={() => setOpen(true)}
        >
          <ImageIcon aria-hidden="true" />
          {words}
        </Button>
        {value && <CropPicture id={value} label={label} />}
        {value && !field.required && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            <X aria-hidden="true" />
            Remove
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      <ImagePicker
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={(picture) => {
          const reference = { title: pictureLabel(picture), thumbnail: smallPicture(picture) }
          setChosen((known) => ({ ...known, [picture.id]: reference }))
          onChange(picture.id)
        }}
      />
    </div>
  )
}
