'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode, useState } from 'react'
import {
  PLAN_PATHS,
  type Plan,
  requests,
  type Undone,
  useOwnerPlans,
  useStatusPlans,
  useTagPlans,
  type Why,
} from '@/components/admin/desk/tour-requests/bulk-plans'
import { chosenUrl, refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import { useLivePart } from '@/components/admin/desk/tour-requests/live-desk'
import { MoveDialog } from '@/components/admin/desk/tour-requests/move-dialog'
import { type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { SelectionBar } from '@/components/admin/kit/list/selection-bar'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'
import { queryClient } from '@/lib/browser/query-client'

/** Changes owner, status or tags of chosen leads, with a preview and undo. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { ids } = selection
  const menus = { Owner: useOwnerPlans(ids), Status: useStatusPlans(ids), Tag: useTagPlans(ids) }
  const [asked, setAsked] = useState<{ menu: keyof typeof menus; key: string } | null>(null)
  const { run, isBusy, refusal, forget } = useBulkRun()
  // Somebody else may change the chosen leads meanwhile.
  useLivePart(async (changed) => {
    if (!ids.some((id) => changed === null || changed.has(id))) return
    for (const path of PLAN_PATHS)
      await queryClient.refetchQueries({ queryKey: [chosenUrl(path, ids)], exact: true })
  })
  const plan = asked ? menus[asked.menu].find(({ key }) => key === asked.key) : undefined
  if (ids.length === 0) return null

  function choose(menu: keyof typeof menus, { key }: Plan) {
    forget()
    setAsked({ menu, key })
  }

  async function doIt(chosen: Plan, why: Why = { reason: '' }): Promise<boolean> {
    if (!(await run(chosen, why))) return false
    setAsked(null)
    selection.clear()
    return true
  }

  const asksReason = plan?.asksReason === true && plan.count > 0
  return (
    <SelectionBar
      label="Selected requests"
      words={plan && !asksReason ? plan.words : `${requests(ids.length)} selected`}
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
            Clear selection
          </Button>
        </>
      )}
      {plan && asksReason && (
        <MoveDialog
          title={plan.label}
          words={plan.words}
          action={plan.action}
          asksReason
          closes={plan.closes === true}
          isBusy={isBusy}
          refusal={refusal}
          onMove={({ reason, reasonClass }) => doIt(plan, { reason, ...(reasonClass && { reasonClass }) })}
          onClose={() => setAsked(null)}
        />
      )}
    </SelectionBar>
  )
}

type Props = { name: string; plans: Plan[]; onChoose: (plan: Plan) => void; children?: ReactNode }

/** Menu of the values that one property of the chosen leads can get. */
function BulkMenu({ name, plans, onChoose, children }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="glassmorphism-dark" size="sm">
          {name}…
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[60vh] overflow-y-auto">
        {plans.map((plan, at) => (
          <Fragment key={plan.key}>
            {plan.group && plan.group !== plans[at - 1]?.group && (
              <DropdownMenuLabel>{plan.group}</DropdownMenuLabel>
            )}
            <DropdownMenuItem onSelect={() => onChoose(plan)}>{plan.label}</DropdownMenuItem>
          </Fragment>
        ))}
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Runs a bulk change, reloads the lists, and offers undo. */
function useBulkRun() {
  const client = useQueryClient()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function busy<T extends { refusal: Refusal | null }>(work: () => Promise<T>): Promise<T> {
    setBusy(true)
    const outcome = await work()
    setBusy(false)
    void refreshLeadLists(client)
    router.refresh()
    return outcome
  }

  /** @returns true on success; a refusal is kept in state */
  async function run(plan: Plan, why: Why): Promise<boolean> {
    const outcome = await busy(() => plan.run(why))
    setRefusal(outcome.refusal)
    if (outcome.refusal) {
      if (!plan.asksReason) toastRefusal(outcome.refusal)
      return false
    }
    const { title, undo } = outcome
    if (undo) toastWithUndo({ title, undo: () => takeBack(undo), altText: 'Open each to change it back' })
    else toast({ title })
    return true
  }

  async function takeBack(undo: () => Promise<Undone>) {
    const outcome = await busy(undo)
    if (outcome.refusal) toastRefusal(outcome.refusal)
    else toast({ title: outcome.title })
  }

  return { run, isBusy, refusal, forget: () => setRefusal(null) }
}
