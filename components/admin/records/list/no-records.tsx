'use client'

import { Plus } from 'lucide-react'
import { EmptyState } from '@/components/admin/kit/empty-state'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Allowed } from '@/lib/records/declare/permissions'

type Props = { entity: Entity; isNarrowed: boolean; allowed: Allowed; address: ListAddress }

/** Empty state of a list, with the first step to take. */
export function NoRecords({ entity: { path, labels, about }, isNarrowed, allowed, address }: Props) {
  if (isNarrowed)
    return (
      <EmptyState title={`No ${labels.many} match`}>
        <Button variant="outline" onClick={() => address.show({ search: '', filters: {} })}>
          Show all {labels.many}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={`No ${labels.many} yet`} words={about}>
      {allowed.create && (
        <Link href={`/admin/${path}/new`} className={buttonVariants()}>
          <Plus aria-hidden="true" />
          New {labels.one}
        </Link>
      )}
    </EmptyState>
  )
}
