import { defineEntity } from '@/lib/records/declare/define-entity'
import { image, integer, longText, text } from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'

const kept = { readOnly: true } as const
const always = { ...kept, isAlwaysSet: true } as const

export const videos = defineEntity({
  name: 'video',
  table: 'videos',
  area: 'media',
  title: 'title',
  about:
    'Walk-throughs of apartments and greetings, with captions and transcripts. A community or floor plan shows one.',
  menu: { group: 'Library', icon: 'Clapperboard', synonyms: 'movies clips youtube' },
  visible: 'where-used',
  creatable: 'by-video',
  list: {
    columns: ['title', 'posterImageId', 'seconds', 'takenOn', 'filename'],
    search: ['title', 'filename', 'transcript'],
    sort: '-createdAt',
  },
  groups: {
    'What it shows': ['title', 'takenOn', 'posterImageId'],
    'In words': ['captions', 'transcript'],
    File: ['filename', 'seconds', 'width', 'height', 'sizeBytes', 'mimeType', 'uploadedBy', 'url'],
  },
  fields: {
    title: text({
      max: 120,
      default: '',
      hint: 'Such as A walk through a two-bedroom. It is the name of the player',
    }),
    takenOn: date({ past: true, hint: 'Pages print it with the video' }),
    posterImageId: image({ label: 'Poster', hint: 'Shown until somebody presses play' }),
    captions: longText({
      isKey: true,
      max: 20_000,
      default: '',
      wide: true,
      upload: 'captions',
      hint: 'WebVTT: everything that is said, and sounds that matter, with their times',
    }),
    transcript: longText({
      max: 10_000,
      default: '',
      hint: 'What is said and what is seen, for people who would rather read',
    }),
    filename: text(kept),
    seconds: integer({ ...always, label: 'Length in seconds' }),
    width: integer(always),
    height: integer(always),
    sizeBytes: integer({ ...always, label: 'Bytes' }),
    mimeType: text({ ...always, label: 'Format' }),
    uploadedBy: text(kept),
    url: text({ ...always, label: 'Address' }),
    captionsUrl: text({ ...always, offForm: true }),
    objectKey: text({ ...always, offForm: true }),
    checksum: text({ ...always, offForm: true }),
  },
})
