'use client'

import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PreviewPane } from '@/components/admin/records/preview/preview-pane'
import { Button } from '@/components/ui/button'

type Props = Omit<Parameters<typeof PreviewPane>[0], 'onClose'>

/** Toggles the preview of the draft. */
export function PreviewButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        className="max-sm:size-11 max-sm:p-0"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Eye aria-hidden="true" />
        <span className="max-sm:sr-only">Preview</span>
      </Button>
      {isOpen && createPortal(<PreviewPane {...props} onClose={close} />, document.body)}
    </>
  )
}
