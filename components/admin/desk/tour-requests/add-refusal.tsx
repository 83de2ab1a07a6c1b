'use client'

import { Ban } from 'lucide-react'
import { useState } from 'react'
import { RefuseForm } from '@/components/admin/desk/tour-requests/refuse-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'

export function AddRefusal({ lead }: { lead?: { id: string; contacts: string[] } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ban aria-hidden="true" />
        {lead ? 'They do not want…' : 'Add somebody'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>Do not contact</DialogTitle>
          <div className="mt-4">
            <RefuseForm {...(lead && { lead })} onDone={() => setOpen(false)} />
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}
