import { icons, type LucideIcon } from 'lucide-react'

const all: Record<string, LucideIcon> = icons

/** The lucide icon an editor named ('utensils', 'book-open'); a plain check where the name is none of theirs. Server only: it knows every icon. */
export function AmenityIcon({ name }: { name: string | null }) {
  const pascal = (name ?? '').replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  const Icon = all[pascal] ?? icons.Check
  return <Icon aria-hidden="true" className="size-6 text-copper" />
}
