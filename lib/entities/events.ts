import { defineEntity } from '@/lib/admin/define-entity'
import {
  belongsTo,
  boolean,
  dateTime,
  image,
  integer,
  longText,
  richText,
  slug,
  text,
  url,
} from '@/lib/admin/fields'

const MOVED = 'Guests are written to when it changes'

export const events = defineEntity({
  name: 'event',
  table: 'events',
  title: 'title',
  about: 'Shown on /events until they are over.',
  menu: { section: 'Stories', icon: 'calendar-days' },
  list: {
    columns: ['title', 'imageId', 'startsAt', 'communityId', 'published'],
    search: ['title', 'summary', 'locationText'],
    filters: ['published', 'isPublic', 'communityId'],
    sort: '-startsAt',
  },
  groups: {
    Event: ['title', 'slug', 'summary', 'description', 'imageId'],
    'When and where': ['startsAt', 'endsAt', 'communityId', 'locationText'],
    'Who comes': ['maxAttendees', 'rsvpUrl', 'isPublic'],
    Publication: ['published'],
  },
  publicPaths: (row) => ['/events', `/events/${row.slug}`],
  check: (row) =>
    row.startsAt && row.endsAt && row.endsAt < row.startsAt
      ? { endsAt: 'The end is before the beginning' }
      : {},
  publication: { flag: 'published' },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ alias: ['eventSlug'] }),
    summary: longText({ max: 500 }),
    description: richText(),
    imageId: image(),
    startsAt: dateTime({ moment: true, required: 'Start is required', label: 'Start', hint: MOVED }),
    endsAt: dateTime({ moment: true, label: 'End' }),
    communityId: belongsTo('community'),
    locationText: text({ label: 'Place', hint: `Location TBD when empty. ${MOVED}` }),
    maxAttendees: integer({ min: 1, label: 'Seats', hint: 'Empty: no limit' }),
    rsvpUrl: url({
      label: 'Sign-up address',
      hint: 'Only when people sign up elsewhere; empty: on the page of the event',
    }),
    isPublic: boolean({ default: true, label: 'Open to visitors' }),
    published: boolean({ default: true }),
  },
})
