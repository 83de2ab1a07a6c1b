'use client'

import {
  Ban,
  Columns3,
  Download,
  Ellipsis,
  FileUp,
  ListChecks,
  ShieldX,
  Tags,
  UsersRound,
} from 'lucide-react'
import { exportUrl, isNarrowed } from '@/components/admin/desk/tour-requests/lead-list'
import { boardHref } from '@/components/admin/desk/tour-requests/list-or-board'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'

const ABOUT_FAMILIES = [
  { href: '/admin/lead-tags', label: 'Request tags', icon: Tags },
  { href: '/admin/duplicates', label: 'Duplicate families', icon: UsersRound },
  { href: '/admin/do-not-contact', label: 'Do not contact', icon: Ban },
  { href: '/admin/blocked-senders', label: 'Blocked senders', icon: ShieldX },
]

type Props = {
  params: URLSearchParams
  timeZone: string
  mayEnter: boolean
  mayExport: boolean
  /** Null where several cannot be chosen. */
  choosing: { isOn: boolean; toggle: () => void } | null
}

/** Menu of all that the desk's toolbar has no room for. */
export function DeskMenu({ params, timeZone, mayEnter, mayExport, choosing }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="More">
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-[80vh] overflow-y-auto">
        <DropdownMenuItem asChild>
          <Link href={boardHref(params)} className="no-underline">
            <Columns3 aria-hidden="true" />
            Board
          </Link>
        </DropdownMenuItem>
        {choosing && (
          <DropdownMenuItem onSelect={choosing.toggle}>
            <ListChecks aria-hidden="true" />
            {choosing.isOn ? 'Stop selecting' : 'Select several'}
          </DropdownMenuItem>
        )}
        {mayEnter && (
          <DropdownMenuItem asChild>
            <Link href="/admin/tour-requests/calls" className="no-underline">
              <FileUp aria-hidden="true" />
              Import calls
            </Link>
          </DropdownMenuItem>
        )}
        {mayEnter && (
          <DropdownMenuItem asChild>
            <Link href="/admin/tour-requests/families" className="no-underline">
              <FileUp aria-hidden="true" />
              Import families
            </Link>
          </DropdownMenuItem>
        )}
        {mayEnter && mayExport && (
          <DropdownMenuItem asChild>
            <a href={exportUrl(params, timeZone)} download className="no-underline">
              <Download aria-hidden="true" />
              Export {isNarrowed(params) ? 'these' : 'all'} as CSV
            </a>
          </DropdownMenuItem>
        )}
        {mayEnter && <DropdownMenuSeparator />}
        {mayEnter &&
          ABOUT_FAMILIES.map(({ href, label, icon: Icon }) => (
            <DropdownMenuItem key={href} asChild>
              <Link href={href} className="no-underline">
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
