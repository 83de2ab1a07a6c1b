import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, integer, longText, order, text } from '@/lib/records/declare/fields'
import { date, dateTime } from '@/lib/records/declare/time-fields'

export const testimonials = defineEntity({
  name: 'testimonial',
  table: 'testimonials',
  area: 'content',
  title: 'authorName',
  labels: { one: 'review', many: 'reviews' },
  about: 'What families say. Nothing is on the site before it is approved.',
  menu: { section: 'Communities', icon: 'Quote', often: true },
  compared: true,
  list: {
    columns: ['authorName', 'authorRelation', 'communityId', 'rating', 'approved', 'featured'],
    search: ['authorName', 'content', 'highlight'],
    filters: ['approved', 'featured', 'communityId'],
  },
  groups: {
    Review: ['authorName', 'authorRelation', 'content', 'highlight', 'rating', 'communityId', 'imageId'],
    'Where it comes from': ['source', 'writtenOn', 'consentAt'],
    Visibility: ['approved', 'featured'],
  },
  publicPaths: () => ['/reviews', '/family-stories-and-reviews'],
  publication: { flag: 'approved' },
  fields: {
    authorName: text({ required: 'Name is required' }),
    authorRelation: text({ hint: 'For example daughter of a resident' }),
    content: longText({ required: 'Review is required', label: 'Review' }),
    highlight: text({ hint: 'One sentence of it, shown large' }),
    rating: integer({ min: 1, max: 5, hint: '1 to 5' }),
    communityId: belongsTo('community'),
    imageId: image({ label: 'Portrait' }),
    source: text({ hint: 'Letter, Google, phone call …' }),
    writtenOn: date(),
    consentAt: dateTime({ label: 'Agreed to be published' }),
    featured: boolean(),
    approved: boolean({ hint: 'Only approved reviews are on the site and count in a rating' }),
    sortOrder: order(),
  },
})
