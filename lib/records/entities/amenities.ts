import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, order, pictureAddress, slug, text } from '@/lib/records/declare/fields'

export const amenities = defineEntity({
  name: 'amenity',
  table: 'amenities',
  area: 'content',
  title: 'name',
  about: 'What a community offers. Choose them on each community.',
  menu: { group: 'Communities', icon: 'Armchair', synonyms: 'features pool salon garden' },
  compared: true,
  list: {
    columns: ['name', 'category', 'active'],
    search: ['name', 'category', 'description'],
    filters: ['active', 'category'],
  },
  publication: { flag: 'active' },
  fields: {
    name: text({ required: 'Name is required' }),
    slug: slug(),
    category: text({ isKey: true, hint: 'For finding it in this list' }),
    description: longText({ hint: 'Below the name on the pages of communities that offer it' }),
    icon: text({ isKey: true, hint: 'Name of a lucide icon, for example utensils' }),
    imageUrl: pictureAddress({
      rare: true,
      label: 'Picture address',
      hint: 'For communities that have no picture of their own for it',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
