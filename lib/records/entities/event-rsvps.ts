import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  email,
  integer,
  longText,
  phone,
  select,
  text,
} from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'
import { touches } from '@/lib/records/entities/tracking-fields'

const readOnly = true

export const eventRsvps = defineEntity({
  name: 'eventRsvp',
  table: 'event_rsvps',
  area: 'leads',
  title: 'name',
  labels: { one: 'RSVP', many: 'RSVPs' },
  about:
    'Who comes to which event, and who waits. Take somebody off the list by setting the status to cancelled: the seats go to whoever waits, and they are told.',
  menu: {
    group: 'Desk',
    icon: 'CalendarCheck',
    dailyFor: ['counselor', 'analyst'],
    synonyms: 'sign-ups registrations attendees',
  },
  list: {
    columns: ['name', 'eventId', 'guests', 'status', 'phone', 'email'],
    search: ['name', 'email', 'phone'],
    filters: ['eventId', 'status', 'communityId', 'callRequested'],
    sort: '-createdAt',
  },
  groups: {
    Guest: ['eventId', 'name', 'phone', 'email', 'guests', 'message'],
    Seat: [
      'status',
      'heldReason',
      'promotedAt',
      'cancelledAt',
      'toldStatus',
      'toldStartsAt',
      'toldPlace',
      'toldCalledOff',
      'linkIssuedAt',
    ],
    'How it came': ['source', 'callRequested', 'communityId', 'pageUrl', 'botCheck'],
  },
  tabs: {
    Guest: ['Guest', 'Seat'],
    'How it came': ['How it came', 'More'],
  },
  check: (row) => (row.phone || row.email ? {} : { phone: 'Please give a phone number or an email address' }),
  fields: {
    eventId: belongsTo('event', { required: 'Event is required' }),
    name: text({ required: 'Name is required', max: 100 }),
    phone: phone(),
    email: email(),
    guests: integer({ min: 1, max: 20, default: 1, label: 'People', hint: 'The guest included' }),
    message: longText({ max: 1_000 }),
    status: select(['confirmed', 'waiting', 'cancelled', 'held'], {
      default: 'confirmed',
      labels: { held: 'Held: please look' },
      hint: 'Only confirmed takes seats',
    }),
    heldReason: text({ readOnly, label: 'Why it is held' }),
    toldStatus: text({ readOnly, label: 'What the guest was last told' }),
    toldStartsAt: dateTime({ readOnly, label: 'When they were told to come' }),
    linkIssuedAt: dateTime({ readOnly, label: 'Private link renewed' }),
    toldPlace: text({ readOnly, label: 'Where they were told to come' }),
    toldCalledOff: { ...boolean({ label: 'Knows that it is called off' }), readOnly },
    promotedAt: dateTime({ readOnly, label: 'Got a seat from the waiting list' }),
    cancelledAt: dateTime({ readOnly, label: 'Cancelled' }),
    callRequested: { ...boolean({ label: 'Asked for a call' }), readOnly },
    communityId: belongsTo('community', { readOnly }),
    source: text({ readOnly }),
    phoneE164: text({ readOnly, label: 'Phone, dialed' }),
    idempotencyKey: text({ readOnly, label: 'Key' }),
    touches: touches(),
    pageUrl: text({ readOnly, label: 'Page', max: 2_048 }),
    clientIpAddress: text({ readOnly, label: 'IP address' }),
    clientUserAgent: text({ readOnly, label: 'Browser', max: 512 }),
    botCheck: text({ readOnly }),
  },
})
