import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, longText, text } from '@/lib/records/declare/fields'

export const jobApplications = defineEntity({
  name: 'jobApplication',
  table: 'job_applications',
  area: 'hiring',
  kind: 'log',
  title: 'name',
  labels: { one: 'job application', many: 'job applications' },
  about: 'Who applied for which job. Nothing here can be changed.',
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
    phoneE164: text({ label: 'Number to dial' }),
    email: text(),
    message: longText(),
    heldReason: text({ label: 'Not emailed because' }),
    transactionId: text({ offForm: true }),
    requestId: text({ offForm: true }),
    clientUserAgent: text({ label: 'Browser', max: 2_000 }),
    clientIpAddress: text({ label: 'IP address' }),
  },
})
