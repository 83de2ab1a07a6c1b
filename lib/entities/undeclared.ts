import type { Prisma } from '@/lib/generated/prisma/client'

/** Prisma models without a declaration, each with the reason. A test holds that every other model has one. */
export const undeclared: Partial<Record<Prisma.ModelName, string>> = {
  CommunityCareType: 'join table: chosen on the community',
  CommunityAmenity: 'join table: chosen on the community',
  UserCommunity: 'join table: chosen on the account',
  User: 'accounts have rules of their own (lib/auth)',
  Invitation: 'accounts have rules of their own (lib/auth)',
  Session: 'accounts have rules of their own (lib/auth)',
  PasswordReset: 'accounts have rules of their own (lib/auth)',
  TourRequest: 'worked on at the lead desk, a screen of its own',
  Quarantine: 'worked on at the lead desk, a screen of its own',
  LeadConsent: 'evidence beside a lead, written once by its submission',
  LeadEvent: 'the timeline of a lead',
  OutboxItem: 'shown on its lead and at /admin/mail, screens of their own',
  OutboxAttempt: 'shown on its lead and at /admin/mail, screens of their own',
  Household: 'worked on at the lead desk, a screen of its own',
  HouseholdContact: 'worked on at the lead desk, a screen of its own',
  StaffedHours: 'a week at a glance: /admin/hours, a screen of its own',
  QuizResult: 'the private page of one run, shown on its lead',
  AuditEntry: 'append-only, written by every operation',
  Revision: 'history of every record, shown on its form',
  Installation: 'identifies the database; nobody edits it',
  RateLimit: 'counters of the rate limits',
}
