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
    'Apartment walk-throughs and greetings, with captions and transcripts. Each community or floor plan can show one.',
  menu: { group: 'Library', icon: 'Clapperboard', synonyms: 'movies clips youtube' },
  visible: 'where-used',
  creatable: 'by-video',
  list: {
    columns: ['title', 'posterImageId', 'seconds', 'takenOn', 'filename'],
    search: ['title', 'filename', 'transcript'],
    sort: '-createdAt',
  },
  groups: {
    Video: ['title', 'takenOn', 'posterImageId'],
    'Captions and transcript': ['captions', 'transcript'],
    File: ['filename', 'seconds', 'width', 'height', 'sizeBytes', 'mimeType', 'uploadedBy', 'url'],
  },
  fields: {
    title: text({
      max: 120,
      default: '',
      hint: 'For example, A walk through a two-bedroom. Used as the name of the player.',
    }),
    takenOn: date({ past: true, hint: 'Shown with the video' }),
    posterImageId: image({ label: 'Poster', hint: 'Shown until the video is played' }),
    captions: longText({
      isKey: true,
      max: 20_000,
      default: '',
      wide: true,
      upload: 'captions',
      hint: 'WebVTT with all speech and important sounds, each with its time',
    }),
    transcript: longText({
      max: 10_000,
      default: '',
      hint: 'Everything said and shown, for people who prefer to read',
    }),
    filename: text(kept),
    seconds: integer({ ...always, label: 'Length in seconds' }),
    width: integer(always),
    height: integer(always),
    sizeBytes: integer({ ...always, label: 'Size in bytes' }),
    mimeType: text({ ...always, label: 'Format' }),
    uploadedBy: text(kept),
    url: text({ ...always, label: 'URL' }),
    captionsUrl: text({ ...always, offForm: true }),
    objectKey: text({ ...always, offForm: true }),
    checksum: text({ ...always, offForm: true }),
  },
})
