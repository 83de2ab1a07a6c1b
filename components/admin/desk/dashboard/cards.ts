import type { DashboardCard } from '@/components/admin/desk/dashboard/card'
import * as content from '@/components/admin/desk/dashboard/content-cards'
import * as leads from '@/components/admin/desk/dashboard/lead-cards'
import * as system from '@/components/admin/desk/dashboard/system-cards'
import type { Role } from '@/lib/accounts/access/access'

/** All cards in order. Access is checked by the operation behind each card, not by this list. */
const cards: readonly DashboardCard[] = [
  {
    name: 'missed-plans',
    for: ['editor', 'marketing', 'admin'],
    isWide: true,
    Card: content.MissedPlansCard,
  },
  { name: 'problems', for: ['counselor', 'admin', 'viewer'], isWide: true, Card: leads.ProblemsCard },
  { name: 'call-first', for: ['counselor'], isWide: true, Card: leads.CallFirstCard },
  { name: 'first-steps', for: ['counselor'], isWide: true, Card: leads.FirstStepsCard },
  { name: 'setup', for: ['admin'], isWide: true, Card: system.SetupCard },
  { name: 'today', for: ['counselor', 'admin', 'viewer'], isWide: true, Card: leads.TodayCard },
  {
    name: 'content-work',
    for: ['editor', 'marketing', 'admin'],
    isWide: true,
    Card: content.ContentWorkCard,
  },
  {
    name: 'mentions',
    for: ['counselor', 'editor', 'marketing', 'admin', 'analyst', 'viewer'],
    isWide: false,
    Card: system.MentionsCard,
  },
  { name: 'waiting', for: ['counselor', 'admin', 'viewer'], isWide: false, Card: leads.WaitingCard },
  { name: 'house', for: ['admin'], isWide: false, Card: system.SystemStateCard },
  { name: 'mine-today', for: ['counselor', 'admin'], isWide: false, Card: leads.MineTodayCard },
  { name: 'own-families', for: ['counselor', 'admin'], isWide: false, Card: leads.OwnFamiliesCard },
  { name: 'approvals', for: ['editor', 'marketing', 'admin'], isWide: false, Card: content.ApprovalsCard },
  { name: 'own-drafts', for: ['editor', 'marketing', 'admin'], isWide: false, Card: content.OwnDraftsCard },
  {
    name: 'next-on-site',
    for: ['editor', 'marketing', 'admin'],
    isWide: false,
    Card: content.UpcomingChangesCard,
  },
  { name: 'week', for: ['counselor', 'admin', 'analyst', 'viewer'], isWide: false, Card: leads.WeekCard },
  { name: 'origins', for: ['analyst', 'viewer'], isWide: true, Card: leads.OriginsCard },
  { name: 'facts', for: ['editor', 'marketing', 'admin'], isWide: false, Card: content.FactsCard },
  { name: 'shortcuts', for: ['editor', 'marketing', 'admin'], isWide: true, Card: content.ShortcutsCard },
]

export function cardsFor(role: Role): DashboardCard[] {
  return cards.filter((card) => card.for.includes(role))
}
