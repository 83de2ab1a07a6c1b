'use client'

import { Fragment, type ReactNode } from 'react'
import type { Plan } from '@/components/admin/desk/tour-requests/bulk-plan'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

type Props = { name: string; plans: Plan[]; onChoose: (plan: Plan) => void; children?: ReactNode }

/** Menu of the values that one property of the chosen leads can get. */
export function BulkMenu({ name, plans, onChoose, children }: Props) {
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
