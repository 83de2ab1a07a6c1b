import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, longText } from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'

const dishes = { max: 600, hint: 'One dish per line' }

export const menuDays = defineEntity({
  name: 'menuDay',
  table: 'menu_days',
  area: 'content',
  title: 'servedOn',
  labels: { one: 'menu', many: 'menus' },
  about: 'Daily menus of each community, shown as a page and a PDF.',
  menu: { group: 'Communities', icon: 'Utensils', often: true, synonyms: 'meals food dining lunch dinner' },
  list: {
    columns: ['servedOn', 'communityId', 'soup', 'lunch', 'everyWeeks', 'active'],
    search: ['soup', 'breakfast', 'lunch', 'supper'],
    filters: ['communityId', 'active'],
    sort: '-servedOn',
  },
  groups: {
    Day: ['servedOn', 'communityId', 'everyWeeks', 'endsOn'],
    Meals: ['breakfast', 'soup', 'lunch', 'supper'],
    Visibility: ['active'],
  },
  publication: { flag: 'active' },
  check: ({ servedOn, endsOn }) =>
    servedOn && endsOn && endsOn < servedOn
      ? { endsOn: 'Enter a last day that is on or after the first day' }
      : {},
  fields: {
    servedOn: date({ required: 'Day is required', label: 'Day' }),
    communityId: belongsTo('community', { required: 'Community is required' }),
    everyWeeks: integer({
      min: 1,
      max: 12,
      label: 'Repeat every (weeks)',
      headings: ['Served again every … weeks'],
      hint: 'Leave empty to serve it on this day only. A menu for a single day replaces a repeated one.',
    }),
    endsOn: date({
      label: 'Last day',
      hint: 'For a repeated menu. Leave empty to repeat until it is unpublished.',
    }),
    breakfast: longText(dishes),
    soup: longText(dishes),
    lunch: longText(dishes),
    supper: longText(dishes),
    active: boolean({ default: true }),
  },
})
