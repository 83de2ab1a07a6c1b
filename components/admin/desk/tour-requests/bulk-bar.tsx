'use client'

import { useState } from 'react'
import { BulkMenu } from '@/components/admin/desk/tour-requests/bulk-menu'
import { type Plan, requests } from '@/components/admin/desk/tour-requests/bulk-plan'
import { chosenUrl } from '@/components/admin/desk/tour-requests/lead-queries'
import { useLivePart } from '@/components/admin/desk/tour-requests/live-desk'
import { MoveDialog } from '@/components/admin/desk/tour-requests/move-dialog'
import { useBulkRun } from '@/components/admin/desk/tour-requests/use-bulk-run'
import { OWNER_CHOICES, useOwnerPlans } from '@/components/admin/desk/tour-requests/use-owner-plans'
import { STATUS_CHOICES, useStatusPlans } from '@/components/admin/desk/tour-requests/use-status-plans'
import { TAG_CHOICES, useTagPlans } from '@/components/admin/desk/tour-requests/use-tag-plans'
import { SelectionBar } from '@/components/admin/kit/list/selection-bar'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { Button } from '@/components/ui/button'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { queryClient } from '@/lib/browser/query-client'

const CHOICES = [OWNER_CHOICES, STATUS_CHOICES, TAG_CHOICES]

/** Changes owner, status or tags of chosen leads, with a preview and undo. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { ids } = selection
  const menus = {
    Owner: useOwnerPlans(ids),
    Status: useStatusPlans(ids),
    Tag: useTagPlans(ids),
  }
  const [asked, setAsked] = useState<{ menu: keyof typeof menus; key: string } | null>(null)
  const { run, isBusy, refusal, forget } = useBulkRun()
  // Somebody else may change the chosen leads meanwhile.
  useLivePart(async (changed) => {
    if (!ids.some((id) => changed === null || changed.has(id))) return
    for (const path of CHOICES)
      await queryClient.refetchQueries({ queryKey: [chosenUrl(path, ids)], exact: true })
  })
  const plan = asked ? menus[asked.menu].find(({ key }) => key === asked.key) : undefined
  if (ids.length === 0) return null

  function choose(menu: keyof typeof menus, { key }: Plan) {
    forget()
    setAsked({ menu, key })
  }

  async function doIt(chosen: Plan, reason = ''): Promise<boolean> {
    if (!(await run(chosen, reason))) return false
    setAsked(null)
    selection.clear()
    return true
  }

  const asksReason = plan?.asksReason === true && plan.count > 0
  return (
    <SelectionBar
      label="Chosen requests"
      words={plan && !asksReason ? plan.words : `${requests(ids.length)} chosen`}
    >
      {plan && !asksReason ? (
        <>
          <Button variant="glassmorphism-dark" size="sm" onClick={() => setAsked(null)}>
            Back
          </Button>
          <Button
            variant="copper"
            size="sm"
            disabled={isBusy || plan.count === 0}
            onClick={() => void doIt(plan)}
          >
            {isBusy ? 'Saving…' : plan.action}
          </Button>
        </>
      ) : (
        <>
          <BulkMenu name="Owner" plans={menus.Owner} onChoose={(chosen) => choose('Owner', chosen)} />
          <BulkMenu name="Status" plans={menus.Status} onChoose={(chosen) => choose('Status', chosen)} />
          <BulkMenu name="Tag" plans={menus.Tag} onChoose={(chosen) => choose('Tag', chosen)}>
            <DropdownMenuItem asChild>
              <Link href="/admin/lead-tags" className="text-link">
                All tags
              </Link>
            </DropdownMenuItem>
          </BulkMenu>
          <Button variant="glassmorphism-dark" size="sm" onClick={selection.clear}>
            Choose none
          </Button>
        </>
      )}
      {plan && asksReason && (
        <MoveDialog
          title={plan.label}
          words={plan.words}
          action={plan.action}
          asksReason
          isBusy={isBusy}
          refusal={refusal}
          onMove={({ reason }) => doIt(plan, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </SelectionBar>
  )
}
