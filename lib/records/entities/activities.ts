import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, longText, select, text } from '@/lib/records/declare/fields'
import { date, timeOfDayField } from '@/lib/records/declare/time-fields'

export const activities = defineEntity({
  name: 'activity',
  table: 'activities',
  area: 'content',
  title: 'title',
  labels: { one: 'activity', many: 'activities' },
  about:
    'The monthly calendar of each community, shown as a page and a PDF. Public events are added automatically.',
  menu: {
    group: 'Communities',
    icon: 'CalendarRange',
    often: true,
    synonyms: 'calendar events schedule monthly pdf',
  },
  list: {
    columns: ['title', 'communityId', 'startsOn', 'startTime', 'repeats', 'active'],
    search: ['title', 'place', 'details'],
    filters: ['communityId', 'repeats', 'active'],
    sort: '-startsOn',
  },
  groups: {
    Activity: ['title', 'communityId', 'place', 'details'],
    When: ['startsOn', 'startTime', 'endTime', 'repeats', 'endsOn'],
    Visibility: ['active'],
  },
  publication: { flag: 'active' },
  check: ({ startsOn, endsOn }) =>
    startsOn && endsOn && endsOn < startsOn
      ? { endsOn: 'Enter a last day that is on or after the first day' }
      : {},
  fields: {
    title: text({ required: 'Title is required', max: 120 }),
    communityId: belongsTo('community', { required: 'Community is required' }),
    startsOn: date({ required: 'First day is required', label: 'First day' }),
    startTime: timeOfDayField({
      required: 'Start time is required',
      label: 'Start time',
      headings: ['Start'],
    }),
    endTime: timeOfDayField({ label: 'End time', headings: ['End'] }),
    repeats: select(['once', 'daily', 'weekly', 'two-weeks', 'monthly'], {
      default: 'weekly',
      label: 'Repeats',
      hint: '“Every month” repeats on the same weekday, such as the second Tuesday',
      labels: {
        once: 'Once',
        daily: 'Every day',
        weekly: 'Every week',
        'two-weeks': 'Every two weeks',
        monthly: 'Every month',
      },
    }),
    endsOn: date({ label: 'Last day', hint: 'Leave empty to repeat until it is unpublished' }),
    place: text({ max: 120 }),
    details: longText({ max: 300, hint: 'One sentence, shown below the title' }),
    active: boolean({ default: true }),
  },
})
