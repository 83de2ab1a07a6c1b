import { clsx } from 'clsx'
import {
  CalendarCheck,
  CircleSlash,
  Footprints,
  KeyRound,
  type LucideIcon,
  Phone,
  RotateCw,
  Sparkles,
} from 'lucide-react'
import { type LeadStatus, STATUS_LABELS } from '@/lib/leads/tour-requests/status'

/** The seven states of specification section 4: an icon beside each word, so none depends on color alone. */
const STATUSES = {
  new: { icon: Sparkles, tint: 'border-[#1d4a63]/45 bg-[#e1ecea] text-[#1d4a63]' },
  contacted: { icon: Phone, tint: 'border-[#57430e]/45 bg-[#f3ebd6] text-[#57430e]' },
  scheduled: {
    icon: CalendarCheck,
    tint: 'border-[#3a3570]/45 bg-[#e6e4f1] text-[#3a3570]',
  },
  toured: { icon: Footprints, tint: 'border-[#175133]/45 bg-[#dcebdc] text-[#175133]' },
  'follow-up': {
    icon: RotateCw,
    tint: 'border-[#7a3612]/45 bg-[#f6e2d2] text-[#7a3612]',
  },
  converted: { icon: KeyRound, tint: 'border-evergreen bg-evergreen text-ivory' },
  'not-interested': {
    icon: CircleSlash,
    tint: 'border-[#454138]/45 bg-[#ece7dc] text-[#454138]',
  },
} as const satisfies Record<LeadStatus, { icon: LucideIcon; tint: string }>

export function statusLabel(status: LeadStatus): string {
  return STATUS_LABELS[status]
}

export function StatusBadge({ status }: { status: LeadStatus }) {
  const { icon: Icon, tint } = STATUSES[status]
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.5 whitespace-nowrap rounded-badge border-[1.5px] px-2 text-dense font-[580]',
        tint,
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
      {STATUS_LABELS[status]}
    </span>
  )
}
