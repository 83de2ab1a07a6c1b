import { belongsTo } from '@/lib/records/declare/fields'

/** A community's greeting by video (decision 109). */
export const greetingFields = {
  greetingVideoId: belongsTo('video', {
    label: 'Greeting from the director',
    upload: 'video',
    hint: 'MP4 or WebM, up to 90 seconds and 40 MB, with captions and a transcript',
  }),
  greetingById: belongsTo('teamMember', {
    label: 'Speaker',
    headings: ['Who speaks'],
    hint: 'The greeting is shown while this person is on the team',
  }),
}

export function greetingErrors(row: { greetingVideoId?: unknown; greetingById?: unknown }) {
  return row.greetingVideoId && !row.greetingById
    ? { greetingById: 'Choose the speaker of the greeting' }
    : {}
}
