'use client'

import { Tags } from 'lucide-react'
import { useState } from 'react'
import { SelectionBar } from '@/components/admin/kit/list/selection-bar'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { pictureCount } from '@/components/admin/records/images/tag-changes'
import { TagDialog } from '@/components/admin/records/images/tag-dialog'
import { Button } from '@/components/ui/button'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Related } from '@/lib/records/relations/related'

type Props = { rows: AdminRecord[]; related: Related; selection: Selection }

/** Bulk actions for the selected pictures. */
export function TagBar({ rows, related, selection }: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = rows.filter(({ id }) => selection.has(id))
  if (chosen.length === 0) return null
  return (
    <SelectionBar label="Chosen pictures" words={`${pictureCount(chosen.length)} chosen`}>
      <Button variant="copper" size="sm" onClick={() => setOpen(true)}>
        <Tags aria-hidden="true" />
        Tags...
      </Button>
      {chosen.length < rows.length && (
        <Button variant="glassmorphism-dark" size="sm" onClick={() => selection.toggleAll(true)}>
          Choose all {rows.length}
        </Button>
      )}
      <Button variant="glassmorphism-dark" size="sm" onClick={selection.clear}>
        Choose none
      </Button>
      {isOpen && (
        <TagDialog
          pictures={chosen}
          related={related}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            selection.clear()
          }}
        />
      )}
    </SelectionBar>
  )
}
