'use client'

import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { DeletionTree } from '@/lib/records/store/deletion-tree'

/** Finds what goes with a record; null until it is known, or when the check failed. */
export function useTree(path: string, id: string): DeletionTree | null {
  const [tree, setTree] = useState<DeletionTree | null>(null)
  useEffect(() => {
    let isCurrent = true
    void callAdmin<DeletionTree>('GET', `${path}/${id}/dependents`).then(({ answer }) => {
      if (isCurrent) setTree(answer ?? null)
    })
    return () => {
      isCurrent = false
    }
  }, [path, id])
  return tree
}
