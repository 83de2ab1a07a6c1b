'use client'

import { useQuery } from '@tanstack/react-query'
import { Crop } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { FocalPoint, fraction } from '@/components/admin/records/images/focal-point-input'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'
import { can } from '@/lib/accounts/access/access'
import { useAuth } from '@/lib/browser/auth'
import type { Point } from '@/lib/platform/media/crop'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  /** Of the picture. */
  id: string
  /** Of the field that shows it. */
  label: string
}

/** Sets what every crop of the chosen picture keeps, without leaving the form. */
export function CropPicture({ id, label }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { user } = useAuth()
  if (!user || !can(user, 'update', 'media')) return null
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" aria-label={`Crop: ${label}`}>
          <Crop aria-hidden="true" />
          Crop
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-220">
        <DialogTitle className="mb-4">Crop: {label}</DialogTitle>
        {isOpen && <CropForm id={id} onDone={() => setOpen(false)} />}
      </DialogContent>
    </Dialog>
  )
}

function CropForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: picture, isError } = useQuery<AdminRecord>({ queryKey: [`/api/admin/images/${id}`] })
  const [moved, setMoved] = useState<Point | null>(null)
  const { send, busy, message } = useAction()
  if (isError) return <Message tone="bad">The picture could not be loaded. Close this and try again.</Message>
  if (!picture) return <p className="text-ink-soft">Loading...</p>

  async function save() {
    if (!picture || !moved) return onDone()
    const body = { focalX: moved.x, focalY: moved.y, updatedAt: picture.updatedAt }
    const done = {
      title: 'Crop saved',
      description: 'The new crop is used on every page that shows this picture.',
    }
    if (await send('PATCH', `images/${id}`, body, done)) onDone()
  }

  return (
    <div className="grid gap-4">
      <FocalPoint
        picture={picture}
        point={moved ?? { x: fraction(picture.focalX), y: fraction(picture.focalY) }}
        onPoint={setMoved}
      />
      {message && <Message tone="bad">{message}</Message>}
      <div className="flex justify-end gap-2.5">
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button aria-disabled={busy} onClick={() => void save()}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
