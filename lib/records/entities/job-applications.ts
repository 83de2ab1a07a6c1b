import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, longText, text } from '@/lib/records/declare/fields'

export const jobApplications = defineEntity({
  name: 'jobApplication',
  table: 'job_applications',
  area: 'hiring',
  kind: 'log',
  title: 'name',
  labels: { one: 'job application', many: 'job applications' },
  about: 'Applications for open jobs. This list is read-only.',
  menu: { group: 'Desk', icon: 'ClipboardList' },
  list: {
    columns: ['name', 'jobTitle', 'communityId', 'phone', 'heldReason'],
    search: ['name', 'phone', 'email', 'jobTitle'],
    filters: ['jobId', 'communityId'],
  },
  fields: {
    name: text(),
    jobTitle: text({ label: 'Job' }),
    jobId: belongsTo('job', { label: 'Job posting' }),
    communityId: belongsTo('community'),
    phone: text(),
    phoneE164: text({ label: 'Phone (dialed)' }),
    email: text(),
    message: longText(),
    heldReason: text({ label: 'Reason not emailed' }),
    transactionId: text({ offForm: true }),
    requestId: text({ offForm: true }),
    clientUserAgent: text({ label: 'Browser', max: 2_000 }),
    clientIpAddress: text({ label: 'IP address' }),
  },
})
