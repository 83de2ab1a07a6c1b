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
    'Guests and waiting list of each event. To remove a guest, set the status to Canceled: guests on the waiting list get the seats and are notified.',
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
    Status: [
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
    Source: ['source', 'callRequested', 'communityId', 'pageUrl', 'botCheck'],
  },
  tabs: {
    Guest: ['Guest', 'Status'],
    'Source and tracking': ['Source', 'More'],
  },
  check: (row) =>
    row.phone || row.email ? {} : { phone: 'Please enter a phone number or an email address' },
  fields: {
    eventId: belongsTo('event', { required: 'Event is required' }),
    name: text({ required: 'Name is required', max: 100 }),
    phone: phone(),
    email: email(),
    guests: integer({
      min: 1,
      max: 20,
      default: 1,
      label: 'Number of people',
      headings: ['People'],
      hint: 'Including the guest',
    }),
    message: longText({ max: 1_000 }),
    status: select(['confirmed', 'waiting', 'cancelled', 'held'], {
      default: 'confirmed',
      labels: { cancelled: 'Canceled', held: 'Held for review' },
      hint: 'Only confirmed guests take up seats',
    }),
    heldReason: text({ readOnly, label: 'Reason held' }),
    toldStatus: text({ readOnly, label: 'Last status sent to the guest' }),
    toldStartsAt: dateTime({ readOnly, label: 'Start time sent to the guest' }),
    linkIssuedAt: dateTime({ readOnly, label: 'Private link renewed' }),
    toldPlace: text({ readOnly, label: 'Place sent to the guest' }),
    toldCalledOff: { ...boolean({ label: 'Notified of the cancellation' }), readOnly },
    promotedAt: dateTime({ readOnly, label: 'Moved up from the waiting list' }),
    cancelledAt: dateTime({ readOnly, label: 'Canceled' }),
    callRequested: { ...boolean({ label: 'Requested a call' }), readOnly },
    communityId: belongsTo('community', { readOnly }),
    source: text({ readOnly }),
    phoneE164: text({ readOnly, label: 'Phone (dialed)' }),
    idempotencyKey: text({ readOnly, label: 'Idempotency key' }),
    touches: touches(),
    pageUrl: text({ readOnly, label: 'Page', max: 2_048 }),
    clientIpAddress: text({ readOnly, label: 'IP address' }),
    clientUserAgent: text({ readOnly, label: 'Browser', max: 512 }),
    botCheck: text({ readOnly }),
  },
})
