'use client'

import { Copy } from 'lucide-react'
import { WEEK_ORDER, WEEKDAYS } from '@/components/admin/kit/hours/hours-draft'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

/** Copies one day's hours to other days. */
export function CopyDay({ weekday, onCopy }: { weekday: number; onCopy: (to: number[]) => void }) {
  const others = WEEK_ORDER.filter((day) => day !== weekday)
  const working = others.filter((day) => day !== 0 && day !== 6)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Copy ${WEEKDAYS[weekday]} to other days`}>
          <Copy aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onCopy(others)}>Copy to every day</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(working)}>Copy to Monday to Friday</DropdownMenuItem>
        <DropdownMenuSeparator />
        {others.map((day) => (
          <DropdownMenuItem key={day} onSelect={() => onCopy([day])}>
            Copy to {WEEKDAYS[day]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
