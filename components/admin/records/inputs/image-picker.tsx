'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureChoices } from '@/components/admin/records/inputs/picture-choices'
import { DescribePicture } from '@/components/admin/records/uploads/describe-picture'
import { PictureUploader } from '@/components/admin/records/uploads/picture-uploader'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { isDescribed } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (picture: AdminRecord) => void
}

/** The picture library in a dialog, newest first, with upload. */
export function ImagePicker({ label, isOpen, onOpenChange, onChoose }: Props) {
  const queries = useQueryClient()
  const [bare, setBare] = useState<AdminRecord | null>(null)

  function choose(picture: AdminRecord) {
    if (!isDescribed(picture)) return setBare(picture)
    open(false)
    onChoose(picture)
  }

  function open(next: boolean) {
    setBare(null)
    onOpenChange(next)
  }

  const refetch = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/admin/images?'),
    })

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogContent className="max-w-190">
        <DialogTitle className="mb-5">{label}</DialogTitle>
        {bare ? (
          <div className="grid gap-4">
            {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
            <img
              src={smallPicture(bare)}
              alt="The chosen one, not described yet"
              className="max-h-60 w-auto max-w-full rounded-picture"
            />
            <p>Before a page can show this picture, say what it shows.</p>
            <DescribePicture picture={bare} onDescribed={choose} />
            <Button variant="ghost" className="justify-self-start" onClick={() => setBare(null)}>
              Back to all pictures
            </Button>
          </div>
        ) : (
          <>
            <PictureUploader onKept={() => void refetch()} onUse={choose} />
            <PictureChoices isOpen={isOpen} onChoose={choose} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
