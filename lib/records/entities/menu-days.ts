import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, longText } from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'

const dishes = { max: 600, hint: 'One dish a line' }

export const menuDays = defineEntity({
  name: 'menuDay',
  table: 'menu_days',
  area: 'content',
  title: 'servedOn',
  labels: { one: 'menu', many: 'menus' },
  about: 'The menu of each day and community, as a page and as a PDF that the site makes.',
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
    servedOn && endsOn && endsOn < servedOn ? { endsOn: 'The last day is before the first' } : {},
  fields: {
    servedOn: date({ required: 'Day is required', label: 'Day' }),
    communityId: belongsTo('community', { required: 'Community is required' }),
    everyWeeks: integer({
      min: 1,
      max: 12,
      label: 'Served again every … weeks',
      hint: 'Empty: on this day only. A menu of its own for a day replaces a repeated one',
    }),
    endsOn: date({ label: 'Last day', hint: 'Of a repeated menu. Empty: until it is unpublished' }),
    breakfast: longText(dishes),
    soup: longText(dishes),
    lunch: longText(dishes),
    supper: longText(dishes),
    active: boolean({ default: true }),
  },
})
