import { icons, type LucideIcon } from 'lucide-react'

const all: Record<string, LucideIcon> = icons

/** The Lucide icon with this name ('book-open'), else a check. Server only: it bundles every icon. */
export function AmenityIcon({ name }: { name: string | null }) {
  const pascal = (name ?? '').replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  const Icon = all[pascal] ?? icons.Check
  return <Icon aria-hidden="true" className="size-6 text-copper" />
}
