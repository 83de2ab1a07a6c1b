'use client'

import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { TextField } from '@/components/admin/kit/text-field'
import type { Candidate } from '@/lib/records/releases/release-items'

const TYPING_MS = 250

/** Finds drafts that are in no release and adds them. `version` changes with the release's content. */
export function AddRecords({ releaseId, version }: { releaseId: string; version: string }) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Candidate[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: added records must leave the results
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const path = `releases/candidates?search=${encodeURIComponent(search)}`
      const { answer } = await callAdmin<Candidate[]>('GET', path)
      if (isCurrent && answer) setFound(answer)
    }, TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, version])

  return (
    <div>
      <TextField id="release-search" label="Find a draft" type="search" value={search} onValue={setSearch} />
      <p role="status" className="mt-2 text-dense text-ink-soft">
        {found && countWords(found.length, search.trim())}
      </p>
      <ul className="divide-y divide-line">
        {found?.map(({ entity, entityId, title, what, changedBy, changedAt }) => (
          <li key={entityId} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-[620]">{title}</p>
              <p className="text-dense text-ink-soft">
                {what}, {changedBy}, <ShownMoment at={changedAt} />
              </p>
            </div>
            <ActionButton
              variant="outline"
              size="icon"
              aria-label={`Add ${title}`}
              path={`releases/${releaseId}/items`}
              body={{ entity, entityId }}
              done="Added to the release"
            >
              <Plus aria-hidden="true" />
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function countWords(count: number, search: string): string {
  if (count === 0 && search) return `No draft outside a release matches “${search}”.`
  if (count === 0) return 'No drafts to add. Unpublished changes appear here automatically.'
  return count === 1 ? '1 draft' : `${count} drafts`
}
