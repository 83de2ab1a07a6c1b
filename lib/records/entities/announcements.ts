import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, manyToMany, order, select, text, url } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

/** Fits two lines on a phone, with the link after the text. */
const MAX_TEXT_LENGTH = 70
const MAX_LINK_LENGTH = 24

export const announcements = defineEntity({
  name: 'announcement',
  table: 'announcements',
  area: 'content',
  title: 'text',
  about: 'A line at the top of pages: visiting restrictions, closures, news for a few days.',
  menu: {
    group: 'Pages',
    icon: 'BellRing',
    synonyms: 'banner notice alert emergency message top of the site',
    help: [
      {
        question: 'How do I show a notice on every page?',
        answer: 'Add an announcement, choose from when until when it is shown, and publish it.',
        synonyms: 'banner alert emergency weather',
      },
    ],
  },
  list: {
    columns: ['text', 'active', 'shownFrom', 'shownUntil', 'place'],
    search: ['text', 'linkLabel'],
    filters: ['active', 'kind', 'place', 'communities'],
  },
  groups: {
    Announcement: ['text', 'linkLabel', 'linkUrl', 'kind'],
    When: ['shownFrom', 'shownUntil'],
    Where: ['place', 'communities'],
  },
  publicPaths: () => ['/'],
  publication: { flag: 'active', from: 'shownFrom', until: 'shownUntil' },
  check: (row) => ({
    ...(row.linkUrl && !row.linkLabel && { linkLabel: 'Say what the link is called' }),
    ...(row.linkLabel && !row.linkUrl && { linkUrl: 'Say where the link leads' }),
    ...(row.shownFrom &&
      row.shownUntil &&
      row.shownUntil <= row.shownFrom && { shownUntil: 'The end is before the beginning' }),
    ...(row.place === 'communities' &&
      row.communities?.length === 0 && { communities: 'Choose a community, or the whole site' }),
  }),
  fields: {
    text: text({
      required: 'Text is required',
      max: MAX_TEXT_LENGTH,
      wide: true,
      hint: `Up to ${MAX_TEXT_LENGTH} characters: two lines on a phone`,
    }),
    kind: select(['information', 'urgent'], {
      default: 'information',
      labels: { urgent: 'Urgent notice' },
      hint: 'Information waits while an urgent notice is shown',
    }),
    linkLabel: text({ max: MAX_LINK_LENGTH, label: 'Words of the link', hint: 'Such as Visiting hours' }),
    linkUrl: url({ page: true, label: 'Link leads to' }),
    place: select(['site', 'communities'], {
      default: 'site',
      label: 'Pages',
      labels: { site: 'Whole site', communities: 'Chosen communities' },
    }),
    communities: manyToMany(
      'community',
      {
        relation: 'communities',
        model: 'announcementCommunity',
        own: 'announcementId',
        other: 'communityId',
      },
      { label: 'Communities', hint: 'Whose pages show it', unless: { part: 'place', is: 'site' } },
    ),
    shownFrom: dateTime({ moment: true, hint: 'Empty: as soon as it is published' }),
    shownUntil: dateTime({ moment: true, hint: 'Empty: until somebody unpublishes it' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
