import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'

/** Kinds in the log without an entity declaration; `title` is the column that names a row. */
type Kind = { one: string; many: string; title?: string; place?: string; list?: string }

export const UNDECLARED_KINDS: Record<string, Kind> = {
  user: { one: 'account', many: 'accounts', title: 'username', place: '/admin/users', list: '/admin/users' },
  apiKey: { one: 'API key', many: 'API keys', title: 'name', list: '/admin/api-keys' },
  partner: {
    one: 'partner',
    many: 'partners',
    title: 'name',
    place: '/admin/partners',
    list: '/admin/partners',
  },
  webhookEndpoint: {
    one: 'webhook endpoint',
    many: 'webhook endpoints',
    title: 'name',
    place: '/admin/webhooks',
    list: '/admin/webhooks',
  },
  voiceSettings: { one: 'phone call settings', many: 'phone call settings', list: '/admin/voice' },
  companySignIn: { one: 'company sign-in', many: 'company sign-in', list: '/admin/users/company' },
  conversionUpload: { one: 'upload', many: 'uploads', list: '/admin/advertising' },
  invitation: { one: 'invitation', many: 'invitations', title: 'email' },
  tourRequest: {
    one: 'lead',
    many: 'leads',
    title: 'name',
    place: '/admin/tour-requests',
    list: '/admin/tour-requests',
  },
  outboxItem: { one: 'email', many: 'emails', title: 'subject', place: '/admin/mail', list: '/admin/mail' },
  confirmedSender: { one: 'email sender', many: 'email senders', list: '/admin/health' },
  installation: { one: 'site', many: 'the site', list: '/admin/setup' },
  setAsideWork: { one: 'piece of work', many: 'set-aside work', list: '/admin/health' },
  release: {
    one: 'release',
    many: 'releases',
    title: 'name',
    place: '/admin/releases',
    list: '/admin/releases',
  },
  linkFinding: { one: 'link', many: 'broken links', list: '/admin/links' },
  pageUniqueness: { one: 'page', many: 'page uniqueness', list: '/admin/page-uniqueness' },
  tourCalendar: { one: 'tour times', many: 'tour times', list: '/admin/tour-times' },
  staffedHours: { one: 'staffed hours', many: 'staffed hours', list: '/admin/hours' },
  personalData: { one: 'person', many: 'personal data', list: '/admin/personal-data' },
  retentionPeriod: { one: 'period', many: 'retention periods', list: '/admin/personal-data' },
  doNotContact: {
    one: 'do-not-contact entry',
    many: 'do-not-contact entries',
    list: '/admin/do-not-contact',
  },
  household: { one: 'family', many: 'families', title: 'name', list: '/admin/duplicates' },
  listView: { one: 'list view', many: 'list views', title: 'name' },
  crmConnection: { one: 'CRM', many: 'the CRM', list: '/admin/integrations' },
  connection: { one: 'connection', many: 'connections', list: '/admin/connections' },
  auditEntry: { one: 'activity log', many: 'the activity log', list: '/admin/activity' },
}

const byName = new Map<string, Entity>(entities.map((entity) => [entity.name, entity]))

export function declaredEntity(name: string): Entity | undefined {
  return byName.get(name)
}
