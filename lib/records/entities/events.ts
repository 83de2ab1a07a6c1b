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

const MOVED = 'Guests are notified if it changes'

export const events = defineEntity({
  name: 'event',
  table: 'events',
  area: 'content',
  title: 'title',
  about: 'Events on /events. Each is shown until it is over.',
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
    Guests: ['maxAttendees', 'rsvpUrl', 'isPublic'],
    Cancellation: ['calledOff', 'calledOffNote', 'calledOffAt'],
    Publication: ['published'],
  },
  tabs: {
    Event: ['Event'],
    'Time and guests': ['When and where', 'Guests', 'Cancellation'],
  },
  publicPaths: (row) => ['/events', `/events/${row.slug}`],
  check: (row) =>
    row.startsAt && row.endsAt && row.endsAt < row.startsAt
      ? { endsAt: 'Choose an end after the start' }
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
    locationText: text({ label: 'Place', hint: `If empty, “Location TBD” is shown. ${MOVED}.` }),
    maxAttendees: integer({ min: 1, label: 'Seats', hint: 'Leave empty for no limit' }),
    rsvpUrl: url({
      label: 'Sign-up URL',
      headings: ['Sign-up address'],
      hint: 'Only if guests sign up on another site. Leave empty to use the event page.',
    }),
    isPublic: boolean({ default: true, label: 'Open to visitors' }),
    calledOff: boolean({
      label: 'Event is canceled',
      headings: ['Event is cancelled', 'It does not take place'],
      wide: true,
      hint: 'The page stays online and shows the cancellation, and sign-up closes. Guests are notified after ten minutes, or right away in the hour before the start. If you undo it before then, no one is notified.',
    }),
    calledOffNote: longText({
      max: 300,
      label: 'Message to visitors and guests',
      headings: ['What visitors and guests read then'],
      hint: 'One sentence, such as the reason or the new date',
    }),
    calledOffAt: dateTime({ moment: true, readOnly: true, label: 'Canceled on' }),
    published: boolean({ default: true }),
  },
})
