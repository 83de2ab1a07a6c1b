import { expect, test } from 'vitest'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { quizzes } from '@/lib/records/entities/quizzes'
import { teamMembers } from '@/lib/records/entities/team-members'
import { csvCell } from '@/lib/records/lists/csv-cell'

test('a cell has what an editor would read: names, words, dollars, and no storage format', () => {
  const id = '0190cafe-0000-7000-8000-000000000001'
  const related = { community: { [id]: { title: 'Juniper' } } }
  expect(csvCell(teamMembers.fields.communityId, id, related)).toBe('Juniper')
  expect(csvCell(teamMembers.fields.active, true, {})).toBe('Yes')
  expect(csvCell(teamMembers.fields.tags, ['chapel', 'choir'], {})).toBe('chapel; choir')
  expect(csvCell(teamMembers.fields.bio, null, {})).toBe('')
  expect(csvCell(adGroups.fields.cpcBidMicros, 1_250_000, {})).toBe(1.25)
  expect(csvCell(quizzes.fields.resultTiers, [{ title: 'Soon', minScore: 4 }], {})).toBe('Soon, 4')
  expect(csvCell(landingPageTemplates.fields.cities, ['fort-collins', 'boulder'], {})).toBe(
    'Fort Collins; Boulder',
  )
})
