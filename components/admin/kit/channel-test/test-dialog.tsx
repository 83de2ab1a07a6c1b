'use client'

import { useEffect, useRef } from 'react'
import { TestOutcome } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'

/** Sends a test to the recipient as soon as it opens, and follows it to its outcome. */
export function TestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { test, send, refusal } = useChannelTest(`email-recipients/${id}/test`, null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send()
  }, [send])
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>Send a test</DialogTitle>
        <DialogDescription>
          An email marked as a test goes to the recipient the same way alerts do. You can close this: the
          result stays next to the recipient’s form.
        </DialogDescription>
        <div className="mt-4 grid gap-3">
          <TestOutcome test={test} refusal={refusal} />
          {!test && !refusal && <p className="text-ink-soft">Sending...</p>}
        </div>
        <DialogClose asChild>
          <Button variant="ghost" className="mt-4">
            Close
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
