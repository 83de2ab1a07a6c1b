'use client'

import { CopyPlus } from 'lucide-react'
import { useDuplicate } from '@/components/admin/records/form/use-duplicate'
import { Button } from '@/components/ui/button'

type Props = { path: string; id: string; what: string; beforeCopy: () => Promise<unknown> }

/** Duplicates the record, including unsaved edits. */
export function DuplicateButton({ path, id, what, beforeCopy }: Props) {
  const { duplicate, busy } = useDuplicate(path, id)
  return (
    <Button
      variant="ghost"
      className="justify-self-start"
      aria-disabled={busy}
      onClick={() => void beforeCopy().then(duplicate)}
    >
      <CopyPlus aria-hidden="true" />
      {busy ? 'Copying...' : `Duplicate this ${what}`}
    </Button>
  )
}
