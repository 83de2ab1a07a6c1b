import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, integer, longText, order, text } from '@/lib/records/declare/fields'
import { date, dateTime } from '@/lib/records/declare/time-fields'

export const testimonials = defineEntity({
  name: 'testimonial',
  table: 'testimonials',
  area: 'reviews',
  title: 'authorName',
  labels: { one: 'review', many: 'reviews' },
  about:
    'Every review received, exactly as written. All count in the average, published or not. Two people must agree to withhold one.',
  menu: {
    group: 'Reviews',
    icon: 'Quote',
    often: true,
    synonyms: 'testimonials ratings stars google feedback',
    help: [
      {
        question: 'May I leave out a bad review?',
        answer:
          'Reviews stay as received and count in the average. Two people together can withhold one, and the reason is saved.',
        synonyms: 'negative hide delete',
      },
    ],
  },
  compared: true,
  list: {
    columns: ['authorName', 'authorRelation', 'communityId', 'careTypeId', 'rating', 'approved', 'featured'],
    search: ['authorName', 'content', 'highlight'],
    filters: ['approved', 'featured', 'communityId', 'careTypeId'],
  },
  groups: {
    Review: [
      'authorName',
      'authorRelation',
      'content',
      'highlight',
      'rating',
      'communityId',
      'careTypeId',
      'imageId',
    ],
    'Source and consent': ['source', 'writtenOn', 'consentAt', 'insider', 'incentive', 'erasedAt'],
    Visibility: ['approved', 'featured'],
  },
  publicPaths: () => ['/reviews', '/family-stories-and-reviews'],
  publication: { flag: 'approved' },
  check: ({ content, highlight }) =>
    highlight && content && !plain(content).includes(plain(highlight))
      ? { highlight: 'Please quote the review word for word' }
      : {},
  fields: {
    authorName: text({ required: 'Name is required', lasting: 'once stored', fromOutside: true }),
    authorRelation: text({
      hint: 'For example, daughter of a resident',
      lasting: 'once set',
      fromOutside: true,
    }),
    content: longText({
      required: 'Review is required',
      label: 'Review',
      hint: 'Exactly as written. It cannot be changed once saved.',
      lasting: 'once stored',
      fromOutside: true,
    }),
    highlight: text({ hint: 'One sentence from the review, shown large', fromOutside: true }),
    rating: integer({
      min: 1,
      max: 5,
      hint: '1 to 5. It cannot be changed once saved.',
      lasting: 'once stored',
    }),
    communityId: belongsTo('community', { lasting: 'once stored' }),
    careTypeId: belongsTo('careType', {
      hint: 'Kind of care that the review is about. It is shown only with this kind of care.',
      lasting: 'once set',
    }),
    imageId: image({ label: 'Portrait' }),
    source: text({ hint: 'For example, letter, Google or phone call', lasting: 'once set' }),
    writtenOn: date({ lasting: 'once set' }),
    consentAt: dateTime({ label: 'Agreed to publication' }),
    insider: text({
      label: 'Connection to the company',
      headings: ['Connection to us'],
      hint: 'Shown with the review, such as “works for us”. Leave empty if there is none.',
      lasting: 'once set',
    }),
    incentive: text({
      label: 'Incentive received',
      headings: ['Received in return'],
      hint: 'Shown with the review, such as “a $10 gift card”. Leave empty if there is none.',
      lasting: 'once set',
    }),
    erasedAt: dateTime({ moment: true, readOnly: true, label: 'Personal data erased' }),
    featured: boolean(),
    approved: boolean({ hint: 'Two people must agree to withhold a published review' }),
    sortOrder: order(),
  },
})

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
