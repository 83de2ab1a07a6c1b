import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  email,
  longText,
  money,
  order,
  richText,
  select,
  slug,
  text,
} from '@/lib/records/declare/fields'
import { date, dateTime } from '@/lib/records/declare/time-fields'

export const jobs = defineEntity({
  name: 'job',
  table: 'jobs',
  area: 'content',
  title: 'title',
  about: 'Open jobs with their pay. Each has its own page and application form under /careers.',
  menu: { group: 'Pages', icon: 'BriefcaseBusiness', synonyms: 'careers hiring openings' },
  list: {
    columns: ['title', 'communityId', 'payFrom', 'payTo', 'openUntil', 'active'],
    search: ['title', 'description', 'requirements'],
    filters: ['active', 'communityId', 'employmentType'],
  },
  groups: {
    Job: ['title', 'slug', 'communityId', 'employmentType', 'shifts'],
    Pay: ['payFrom', 'payTo', 'payUnit'],
    'About the job': ['description', 'requirements'],
    Applications: ['applyTo', 'postedOn', 'openUntil'],
    Visibility: ['active'],
  },
  tabs: {
    Job: ['Job', 'Pay', 'About the job'],
    Applications: ['Applications'],
  },
  publicPaths: (row) => [`/careers/${row.slug}`, '/careers'],
  whenOff: () => '/careers',
  check: (row) =>
    row.payFrom && row.payTo && Number(row.payTo) < Number(row.payFrom)
      ? { payTo: 'Enter an amount that is not below the lowest pay' }
      : {},
  publication: { flag: 'active', until: 'openUntil' },
  fields: {
    title: text({ required: 'Title is required', max: 80 }),
    slug: slug(),
    communityId: belongsTo('community', { required: 'Community is required' }),
    employmentType: select(['full-time', 'part-time', 'per-diem'], {
      default: 'full-time',
      labels: { 'full-time': 'Full time', 'part-time': 'Part time', 'per-diem': 'Per diem' },
    }),
    shifts: text({ max: 120, hint: 'For example, Evenings and every other weekend' }),
    payFrom: money({ required: 'Pay is required', label: 'Pay from' }),
    payTo: money({ label: 'Pay to', hint: 'In US dollars. Leave empty if there is only one rate.' }),
    payUnit: select(['hour', 'year'], {
      default: 'hour',
      labels: { hour: 'An hour', year: 'A year' },
    }),
    description: richText({ required: 'Description is required' }),
    requirements: longText({ max: 500, label: 'Requirements', headings: ['What you need'] }),
    applyTo: email({ required: 'Email address is required', label: 'Email applications to' }),
    postedOn: date({ required: 'Date is required', label: 'Posted on' }),
    openUntil: dateTime({
      moment: true,
      hint: 'The page and its form close at this time. Leave empty to keep them open until you unpublish the job.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
