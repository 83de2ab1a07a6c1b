import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, decimal, integer, longText, manyToMany, text } from '@/lib/records/declare/fields'
import { json } from '@/lib/records/declare/json-fields'
import { date } from '@/lib/records/declare/time-fields'

const kept = { readOnly: true } as const
const always = { ...kept, isAlwaysSet: true } as const

export const images = defineEntity({
  name: 'image',
  table: 'images',
  area: 'media',
  title: 'alt',
  labels: { one: 'picture', many: 'pictures' },
  about: 'The picture library, with the alt text and focal point of each picture.',
  menu: {
    group: 'Library',
    icon: 'Image',
    synonyms: 'photos images pictures upload media',
    help: [
      {
        question: 'How do I replace a picture everywhere?',
        answer:
          'Open the picture in Pictures and press Replace in place. Each page that uses it shows the new one.',
        synonyms: 'photo swap update',
      },
    ],
  },
  visible: 'where-used',
  creatable: false,
  list: {
    columns: ['alt', 'filename', 'width', 'height'],
    search: ['alt', 'filename'],
    filters: ['tags'],
    sort: '-createdAt',
  },
  groups: {
    Description: ['alt', 'decorative', 'takenOn', 'focalX', 'focalY'],
    Tags: ['tags'],
    File: ['filename', 'width', 'height', 'sizeBytes', 'mimeType', 'uploadedBy', 'url'],
  },
  tabs: {
    Picture: ['Description', 'Tags'],
    File: ['File'],
  },
  check: (row) =>
    row.alt || row.decorative ? {} : { alt: 'Describe what the picture shows, or mark it as decorative' },
  fields: {
    alt: longText({
      max: 300,
      default: '',
      helps: 'alt-text',
      label: 'What the picture shows (alt text)',
      hint: 'One sentence for people who cannot see it',
    }),
    decorative: boolean({ label: 'Decorative, no description' }),
    takenOn: date({
      past: true,
      hint: 'For photographs of real rooms: pages show “taken Nov 3” below them. Leave empty for drawings.',
    }),
    focalX: decimal({
      min: 0,
      max: 1,
      decimals: 4,
      default: 0.5,
      label: 'Focal point from the left',
      pointWith: 'focalY',
    }),
    focalY: decimal({ min: 0, max: 1, decimals: 4, default: 0.5, label: 'Focal point from the top' }),
    tags: manyToMany(
      'imageTag',
      { relation: 'tagLinks', model: 'imageTagLink', own: 'imageId', other: 'tagId' },
      { tagging: true, hint: 'Short labels for finding the picture. Visitors do not see them.' },
    ),
    filename: text(kept),
    width: integer(always),
    height: integer(always),
    sizeBytes: integer({ ...always, label: 'Size in bytes' }),
    mimeType: text({ ...always, label: 'Format' }),
    uploadedBy: text(kept),
    url: text({ ...always, label: 'URL' }),
    objectKey: text({ ...always, offForm: true }),
    checksum: text({ ...always, offForm: true }),
    variants: json({ ...kept, offForm: true }),
  },
})
