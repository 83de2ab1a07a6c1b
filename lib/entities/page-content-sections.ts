import { defineEntity } from '@/lib/admin/define-entity'
import { belongsTo, boolean, json, order, sitePath, text } from '@/lib/admin/fields'

export const pageContentSections = defineEntity({
  name: 'pageContentSection',
  table: 'page_content_sections',
  title: 'sectionKey',
  labels: { one: 'page section', many: 'page sections' },
  about: 'The parts of informational and landing pages below their header.',
  menu: { section: 'Pages', icon: 'layout-list' },
  list: {
    columns: ['sectionKey', 'title', 'pagePath', 'landingPageTemplateId', 'active'],
    search: ['sectionKey', 'title', 'pagePath'],
    filters: ['pagePath', 'landingPageTemplateId', 'active'],
  },
  check: (row) =>
    row.pagePath || row.landingPageTemplateId
      ? {}
      : { pagePath: 'Either pagePath or landingPageTemplateId must be provided' },
  publicPaths: (row) => (row.pagePath ? [row.pagePath] : []),
  fields: {
    pagePath: sitePath({ label: 'Page' }),
    landingPageTemplateId: belongsTo('landingPageTemplate', { label: 'Or landing page' }),
    sectionType: text({ required: 'Section type is required', max: 100 }),
    sectionKey: text({ required: 'Section key is required' }),
    title: text(),
    subtitle: text({ max: 500 }),
    content: json(),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
