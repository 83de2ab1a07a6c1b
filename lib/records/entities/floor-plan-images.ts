import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, image, order, text } from '@/lib/records/declare/fields'

export const floorPlanImages = defineEntity({
  name: 'floorPlanImage',
  table: 'floor_plan_images',
  area: 'content',
  kind: 'child',
  parent: 'floorPlanId',
  title: 'caption',
  labels: { one: 'picture of the plan', many: 'pictures of the plan' },
  list: { columns: ['caption', 'imageId'] },
  fields: {
    floorPlanId: belongsTo('floorPlan', { required: 'Floor plan is required' }),
    imageId: image({ required: 'Picture is required' }),
    caption: text(),
    sortOrder: order(),
  },
})
