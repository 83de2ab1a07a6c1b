import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  image,
  integer,
  longText,
  richText,
  slug,
  text,
  url,
} from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

const MOVED = 'Guests are written to when it changes'

export const events = defineEntity({
  name: 'event',
  table: 'events',
  area: 'content',
  title: 'title',
  about: 'Shown on /events until they are over.',
  menu: { group: 'Stories', icon: 'CalendarDays', often: true, synonyms: 'calendar open house activities' },
  list: {
    columns: ['title', 'imageId', 'startsAt', 'communityId', 'published'],
    search: ['title', 'summary', 'locationText'],
    filters: ['published', 'isPublic', 'calledOff', 'communityId'],
    sort: '-startsAt',
  },
  groups: {
    Event: ['title', 'slug', 'summary', 'description', 'imageId'],
    'When and where': ['startsAt', 'endsAt', 'communityId', 'locationText'],
    'Who comes': ['maxAttendees', 'rsvpUrl', 'isPublic'],
    'Called off': ['calledOff', 'calledOffNote', 'calledOffAt'],
    Publication: ['published'],
  },
  tabs: {
    Event: ['Event'],
    'When and who': ['When and where', 'Who comes', 'Called off'],
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
    summary: longText({ max: 500, helps: 'summary' }),
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
    calledOff: boolean({
      label: 'It does not take place',
      wide: true,
      hint: 'The page stays and says so, and nobody can sign up. Guests are told after ten minutes, within the last hour before it at once. Taken back sooner, nobody hears of it.',
    }),
    calledOffNote: longText({
      max: 300,
      label: 'What visitors and guests read then',
      hint: 'One sentence, for instance why, or when it is instead',
    }),
    calledOffAt: dateTime({ moment: true, readOnly: true, label: 'Called off since' }),
    published: boolean({ default: true }),
  },
})
