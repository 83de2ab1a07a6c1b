import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, longText, order, text, url } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const socialPosts = defineEntity({
  name: 'socialPost',
  table: 'social_posts',
  area: 'content',
  title: 'caption',
  about: 'Social media posts of the communities. The latest three are shown on the community page.',
  menu: { group: 'Stories', icon: 'MessageCircleHeart', synonyms: 'facebook instagram' },
  list: {
    columns: ['caption', 'imageId', 'communityId', 'postDate', 'active'],
    search: ['caption', 'author'],
    filters: ['communityId', 'active'],
  },
  publication: { flag: 'active' },
  fields: {
    caption: longText({ max: 1_000, fromOutside: true }),
    imageId: image(),
    communityId: belongsTo('community'),
    author: text({ fromOutside: true }),
    linkUrl: url({ label: 'Link' }),
    postDate: dateTime({ label: 'Posted' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
