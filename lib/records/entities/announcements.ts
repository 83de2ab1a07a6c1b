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
  about: 'Short notices at the top of pages, such as visiting restrictions or closures.',
  menu: {
    group: 'Pages',
    icon: 'BellRing',
    synonyms: 'banner notice alert emergency message top of the site',
    help: [
      {
        question: 'How do I show a notice on every page?',
        answer: 'Add an announcement, choose when it starts and ends, and publish it.',
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
    ...(row.linkUrl && !row.linkLabel && { linkLabel: 'Enter the link text' }),
    ...(row.linkLabel && !row.linkUrl && { linkUrl: 'Enter the URL of the link' }),
    ...(row.shownFrom &&
      row.shownUntil &&
      row.shownUntil <= row.shownFrom && { shownUntil: 'Choose an end after the start' }),
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
      hint: 'Information is hidden while an urgent notice is shown',
    }),
    linkLabel: text({
      max: MAX_LINK_LENGTH,
      label: 'Link text',
      headings: ['Words of the link'],
      hint: 'For example, Visiting hours',
    }),
    linkUrl: url({ page: true, label: 'Link URL', headings: ['Link leads to'] }),
    place: select(['site', 'communities'], {
      default: 'site',
      label: 'Shown on',
      headings: ['Pages'],
      labels: { site: 'Whole site', communities: 'Selected communities' },
    }),
    communities: manyToMany(
      'community',
      {
        relation: 'communities',
        model: 'announcementCommunity',
        own: 'announcementId',
        other: 'communityId',
      },
      {
        label: 'Communities',
        hint: 'Shown on the pages of these communities',
        unless: { part: 'place', is: 'site' },
      },
    ),
    shownFrom: dateTime({ moment: true, hint: 'Leave empty to show it as soon as it is published' }),
    shownUntil: dateTime({ moment: true, hint: 'Leave empty to show it until it is unpublished' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
