'use client'

import { Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'

type Props = {
  title: string
  /** The member to change; without a name, a new one. */
  name?: string | undefined
  children: (close: () => void) => ReactNode
}

/** A button that opens a member's form. */
export function MemberDialog({ title, name, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {name === undefined ? (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Plus aria-hidden="true" />
          {title}
        </Button>
      ) : (
        <Button variant="ghost" className="px-2.5" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Pencil aria-hidden="true" />
          Edit<span className="sr-only"> {name}</span>
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{title}</DialogTitle>
          <div className="mt-4">{children(() => setOpen(false))}</div>
        </DialogContent>
      </Dialog>
    </>
  )
}
