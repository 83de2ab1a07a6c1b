import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { firstDueFacts } from '@/lib/desk/dashboard/first-due-facts'
import { entitiesWithFacts } from '@/lib/records/facts/facts-sql'
import { countUndescribed } from '@/lib/records/images/upload-picture'
import { countFindings } from '@/lib/records/links/link-findings'
import { countMissed } from '@/lib/records/missing-pages/missing-pages'

/** `isExact` is false when there are at least that many. */
type WorkFigure = { label: string; count: number; isExact: boolean; href: string }

/** Open content work for this person, zeros included. */
export async function contentWork(actor: Actor): Promise<WorkFigure[]> {
  const figures = await Promise.all([facts(actor), links(actor), missedPages(actor), pictures(actor)])
  return figures.filter((figure) => figure !== null)
}

async function facts(actor: Actor): Promise<WorkFigure | null> {
  if (entitiesWithFacts(actor).length === 0) return null
  const { total, totalIsExact } = await firstDueFacts(actor)
  const label = total === 1 ? 'fact to check' : 'facts to check'
  return { label, count: total, isExact: totalIsExact, href: '/admin/facts' }
}

async function links(actor: Actor): Promise<WorkFigure | null> {
  if (!can(actor, 'update', 'content')) return null
  const { count, isExact } = await countFindings(actor)
  return {
    label: count === 1 ? 'broken link' : 'broken links',
    count,
    isExact,
    href: '/admin/links',
  }
}

async function missedPages(actor: Actor): Promise<WorkFigure | null> {
  if (!can(actor, 'update', 'content')) return null
  const count = await countMissed(actor)
  const label = count === 1 ? 'missing page' : 'missing pages'
  return { label, count, isExact: true, href: '/admin/missing-pages' }
}

async function pictures(actor: Actor): Promise<WorkFigure | null> {
  if (!can(actor, 'update', 'media')) return null
  const count = await countUndescribed(actor)
  const label = count === 1 ? 'picture without a description' : 'pictures without a description'
  return { label, count, isExact: true, href: '/admin/images/descriptions' }
}
