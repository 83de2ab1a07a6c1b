import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, image, order, text } from '@/lib/records/declare/fields'

export const galleryImages = defineEntity({
  name: 'galleryImage',
  table: 'gallery_images',
  area: 'content',
  kind: 'child',
  parent: 'galleryId',
  title: 'caption',
  labels: { one: 'picture of the gallery', many: 'pictures of the gallery' },
  compared: true,
  list: { columns: ['caption', 'imageId'] },
  fields: {
    galleryId: belongsTo('gallery', { required: 'Gallery is required' }),
    imageId: image({ required: 'Picture is required' }),
    caption: text(),
    sortOrder: order(),
  },
})
