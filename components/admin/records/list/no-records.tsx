'use client'

import { Plus } from 'lucide-react'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Allowed } from '@/lib/records/declare/permissions'

type Props = { entity: Entity; isNarrowed: boolean; allowed: Allowed; address: ListAddress }

/** Empty state of a list, with the first step to take. */
export function NoRecords({ entity, isNarrowed, allowed, address }: Props) {
  return (
    <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-lead">
        {isNarrowed ? `No ${entity.labels.many} match` : `No ${entity.labels.many} yet`}
      </p>
      {!isNarrowed && entity.about && (
        <p className="mx-auto mt-2 max-w-[60ch] text-ink-soft">{entity.about}</p>
      )}
      <div className="mt-5">
        {isNarrowed ? (
          <Button variant="outline" onClick={() => address.show({ search: '', filters: {} })}>
            Show all {entity.labels.many}
          </Button>
        ) : (
          allowed.create && (
            <Link href={`/admin/${entity.path}/new`} className={buttonVariants()}>
              <Plus aria-hidden="true" />
              New {entity.labels.one}
            </Link>
          )
        )}
      </div>
    </div>
  )
}
