import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, order, pictureAddress, slug, text } from '@/lib/records/declare/fields'

export const amenities = defineEntity({
  name: 'amenity',
  table: 'amenities',
  area: 'content',
  title: 'name',
  about: 'Amenities that communities offer. Choose them on the form of each community.',
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
    category: text({ isKey: true, hint: 'For filtering this list' }),
    description: longText({ hint: 'Shown below the name on community pages' }),
    icon: text({ isKey: true, hint: 'Name of a Lucide icon, such as utensils' }),
    imageUrl: pictureAddress({
      rare: true,
      label: 'Picture URL',
      headings: ['Picture address'],
      hint: 'Used if a community has no picture of its own for this amenity',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
