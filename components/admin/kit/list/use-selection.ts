'use client'

import { useState } from 'react'

/** Selected rows of the current page; rows no longer shown are deselected. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.filter((id) => chosen.has(id))
  return {
    ids,
    has: (id: string) => chosen.has(id),
    all: ids.length > 0 && (ids.length === shown.length || ('indeterminate' as const)),
    toggle: (id: string, isChosen: boolean) =>
      setChosen(new Set(isChosen ? [...ids, id] : ids.filter((one) => one !== id))),
    toggleAll: (isChosen: boolean) => setChosen(new Set(isChosen ? shown : [])),
    clear: () => setChosen(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
