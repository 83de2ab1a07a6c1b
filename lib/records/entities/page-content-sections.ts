import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, order, sitePath, text, typeOf } from '@/lib/records/declare/fields'
import { groupFor } from '@/lib/records/declare/structures'
import { openContent, PAGE_SECTION_PARTS, PAGE_SECTION_TYPES } from '@/lib/records/entities/section-shapes'

export const pageContentSections = defineEntity({
  name: 'pageContentSection',
  table: 'page_content_sections',
  area: 'content',
  title: 'title',
  labels: { one: 'page section', many: 'page sections' },
  about: 'Sections of informational and landing pages, below the header.',
  menu: { group: 'Pages', icon: 'LayoutList' },
  compared: true,
  list: {
    columns: ['title', 'sectionType', 'pagePath', 'landingPageTemplateId', 'active'],
    search: ['sectionKey', 'title', 'pagePath'],
    filters: ['pagePath', 'landingPageTemplateId', 'active'],
  },
  groups: {
    Section: ['pagePath', 'landingPageTemplateId', 'sectionType', 'sectionKey', 'title', 'subtitle'],
    Content: ['content'],
    Visibility: ['active'],
  },
  check: (row) =>
    row.pagePath || row.landingPageTemplateId
      ? {}
      : { pagePath: 'Either pagePath or landingPageTemplateId must be provided' },
  publicPaths: (row) => (row.pagePath ? [row.pagePath] : []),
  publication: { flag: 'active' },
  fields: {
    pagePath: sitePath({ label: 'Page' }),
    landingPageTemplateId: belongsTo('landingPageTemplate', { label: 'Or landing page' }),
    sectionType: typeOf(PAGE_SECTION_TYPES, {
      required: 'Kind of section is required',
      label: 'Kind of section',
    }),
    sectionKey: text({
      isKey: true,
      required: 'Name in links is required',
      label: 'Name in links',
      hint: 'The part after # in a link to this section',
    }),
    title: text(),
    subtitle: text({ max: 500, unless: { part: 'sectionType', is: 'quote' } }),
    content: groupFor('sectionType', PAGE_SECTION_PARTS, { open: openContent, mayBeMissing: true }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
