import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, image, order, text } from '@/lib/records/declare/fields'

export const blogPostImages = defineEntity({
  name: 'blogPostImage',
  table: 'blog_post_images',
  area: 'content',
  kind: 'child',
  parent: 'blogPostId',
  title: 'caption',
  labels: { one: 'picture of the article', many: 'pictures of the article' },
  list: { columns: ['caption', 'imageId'] },
  fields: {
    blogPostId: belongsTo('blogPost', { required: 'Article is required' }),
    imageId: image({ required: 'Picture is required' }),
    caption: text(),
    sortOrder: order(),
  },
})
