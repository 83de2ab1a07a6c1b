import { defineEntity } from '@/lib/records/declare/define-entity'
import { integer, text } from '@/lib/records/declare/fields'

const kept = { readOnly: true } as const
const always = { ...kept, isAlwaysSet: true } as const

export const postAttachments = defineEntity({
  name: 'postAttachment',
  table: 'post_attachments',
  area: 'content',
  title: 'originalName',
  labels: { one: 'file', many: 'files' },
  about: 'PDF newsletters, calendars and brochures that pages link to. Anyone with the URL can open them.',
  menu: { group: 'Library', icon: 'Paperclip', synonyms: 'pdf documents files' },
  visible: 'where-used',
  creatable: 'by-pdf',
  list: {
    columns: ['originalName', 'mimeType', 'sizeBytes', 'uploadedBy'],
    search: ['originalName', 'filename'],
    filters: ['uploadedBy'],
    sort: '-createdAt',
  },
  fields: {
    originalName: text({ required: 'Name is required', label: 'Name' }),
    filename: text(always),
    url: text({ ...always, label: 'URL' }),
    objectKey: text({ ...always, offForm: true }),
    mimeType: text({ ...always, label: 'Format' }),
    sizeBytes: integer({ ...always, label: 'Size in bytes' }),
    uploadedBy: text(kept),
  },
})
