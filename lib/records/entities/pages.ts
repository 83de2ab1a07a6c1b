import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, longText, pagePath, select, text } from '@/lib/records/declare/fields'

const WITHOUT_RECORDS = { part: 'part', is: '' }

export const pages = defineEntity({
  name: 'page',
  table: 'pages',
  area: 'content',
  title: 'title',
  labels: { one: 'informational page', many: 'informational pages' },
  about: 'Informational pages. Their text is in the page header and page sections with the same path.',
  menu: { group: 'Pages', icon: 'FileText', synonyms: 'about privacy text pages' },
  list: {
    columns: ['title', 'path', 'indexed', 'active'],
    search: ['title', 'path', 'description'],
    filters: ['active', 'indexed'],
    sort: 'path',
  },
  groups: {
    Page: ['path', 'title', 'description', 'layout'],
    'Automatic content': ['part', 'partTitle', 'partAfter', 'careTypeId', 'communityPicture'],
    Visibility: ['indexed', 'active'],
  },
  publicPaths: (row) => [String(row.path)],
  publication: { flag: 'active' },
  fields: {
    path: pagePath({ required: 'Path is required', hint: 'Cannot be changed later', unique: true }),
    title: text({
      required: 'Title is required',
      hint: 'Shown in the browser tab, and on the page until it has a page header',
    }),
    description: longText({ required: 'Description is required', hint: 'One sentence for search results' }),
    layout: select(['panorama', 'window', 'print', 'cut', 'plain'], {
      default: 'plain',
      hint: 'Layout of the header',
    }),
    part: select(['people', 'rooms', 'communities', 'stories', 'jobs', 'referrals', 'urgent'], {
      label: 'Automatic content',
      headings: ['Part'],
      hint: 'Shown among the sections of the page',
      labels: {
        people: 'Featured team members',
        rooms: 'A picture of each community',
        communities: 'Communities with prices',
        stories: 'Family stories',
        jobs: 'Open jobs',
        referrals: 'Openings and the form for professionals',
        urgent: 'Phone status, and apartments available within 48 hours',
      },
    }),
    partTitle: text({
      label: 'Heading of the automatic content',
      headings: ['Heading of the records'],
      unless: WITHOUT_RECORDS,
    }),
    partAfter: integer({
      min: 0,
      max: 50,
      default: 0,
      label: 'Sections above the automatic content',
      headings: ['Sections above the records'],
      unless: WITHOUT_RECORDS,
    }),
    careTypeId: belongsTo('careType', {
      label: 'Only communities with',
      unless: { part: 'part', is: ['', 'people', 'rooms', 'stories', 'jobs', 'referrals', 'urgent'] },
    }),
    communityPicture: select(['image', 'courtyardsImage', 'privateDiningImage'], {
      default: 'image',
      labels: { image: 'Front', courtyardsImage: 'Courtyards', privateDiningImage: 'Private dining' },
      hint: 'Picture of each community on this page',
    }),
    indexed: boolean({ default: true, hint: 'Offered to search engines once the page has a section' }),
    active: boolean({ default: true }),
  },
})
