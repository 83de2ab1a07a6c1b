import { defineEntity } from '@/lib/admin/define-entity'
import { boolean, decimal, image, list, order, select, sitePath, text, url } from '@/lib/admin/fields'

export const pageHeroes = defineEntity({
  name: 'pageHero',
  table: 'page_heroes',
  title: 'pagePath',
  labels: { one: 'page header', many: 'page headers' },
  about: 'Title, picture and button at the top of each informational page.',
  menu: { section: 'Pages', icon: 'panel-top' },
  list: {
    columns: ['pagePath', 'imageId', 'title', 'active'],
    search: ['pagePath', 'title', 'subtitle'],
    filters: ['active'],
    sort: 'pagePath',
  },
  groups: {
    Header: ['pagePath', 'title', 'subtitle', 'ctaText', 'ctaLink'],
    Picture: [
      'imageId',
      'backgroundImageUrl',
      'images',
      'useVideo',
      'videos',
      'overlayOpacity',
      'textAlignment',
    ],
    Visibility: ['active'],
  },
  publicPaths: (row) => [String(row.pagePath)],
  publication: { flag: 'active' },
  fields: {
    pagePath: sitePath({ required: 'Page is required', label: 'Page', unique: true }),
    title: text({ required: 'Title is required' }),
    subtitle: text({ max: 500 }),
    ctaText: text({ label: 'Button text' }),
    ctaLink: url({ page: true, label: 'Button link' }),
    imageId: image(),
    backgroundImageUrl: url({ label: 'Picture by address', hint: 'Only where no picture is chosen' }),
    images: list({ each: 'url', label: 'Further pictures', hint: 'Addresses' }),
    useVideo: boolean(),
    videos: list({ each: 'url', hint: 'Addresses' }),
    overlayOpacity: decimal({
      min: 0,
      max: 1,
      decimals: 2,
      default: 0.5,
      hint: 'How dark the picture is behind words that lie on it: 0 is clear, 1 is dark',
    }),
    textAlignment: select(['left', 'center', 'right'], {
      default: 'center',
      hint: 'Left: beside the picture. Center and right: on the picture',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
