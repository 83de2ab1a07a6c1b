import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { quizzes } from '@/lib/records/entities/quizzes'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { listRevisions, restoreRevision } from '@/lib/records/publish/revisions'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'
import { somebody } from '@/tests/support/admin-fixtures'

const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate quizzes, revisions cascade`
})

const answer = (text: string, score: number) => ({ text, score, resultCategory: '' })
const question = (text: string) => ({ text, options: [answer('No', 0), answer('Yes', 5)] })

type Stored = { id: string; text: string; options: { id: string; text: string; score: number }[] }

async function questionsOf(id: string): Promise<Stored[]> {
  return (await getRecord(editor, quizzes, id)).questions as Stored[]
}

test("questions and answers keep the form's order, and keep their ids through a change", async () => {
  const given = {
    title: 'Is it time',
    slug: 'is-it-time',
    questions: [question('Stairs?'), question('Cooking?')],
  }
  const { id } = await createRecord(editor, quizzes, given)
  const [stairs, cooking] = await questionsOf(id)
  if (!stairs || !cooking) throw new Error('two questions were sent')
  expect(stairs.options.map(({ text, score }) => [text, score])).toEqual([
    ['No', 0],
    ['Yes', 5],
  ])

  const changed = { ...stairs, text: 'The stairs?', options: stairs.options.slice(1) }
  const text = { text: 'Anything else?', type: 'text', required: false }
  await updateRecord(editor, quizzes, id, {
    questions: [cooking, { ...changed, type: 'scale' }, text],
  })
  const after = await questionsOf(id)
  expect(after.map(({ text: words }) => words)).toEqual(['Cooking?', 'The stairs?', 'Anything else?'])
  expect(after.slice(0, 2).map((row) => row.id)).toEqual([cooking.id, stairs.id])
  expect(after[1]?.options.map((option) => option.id)).toEqual([stairs.options[1]?.id])

  // Omitted fields are kept; restoring a revision brings back all fields.
  await updateRecord(editor, quizzes, id, { title: 'Is it time?' })
  expect(await questionsOf(id)).toEqual(after)
  expect(await listRevisions(editor, quizzes, id)).toHaveLength(3)
  await restoreRevision(editor, quizzes, id, 1)
  await publishRecord(editor, quizzes, id)
  const restored = await questionsOf(id)
  expect(restored.map((row) => [row.text, row.options.length])).toEqual([
    ['Stairs?', 2],
    ['Cooking?', 2],
  ])
})

test('a question of another quiz is not changed, and one without answers is refused at its field', async () => {
  const mine = await createRecord(editor, quizzes, { title: 'A', slug: 'a', questions: [question('Mine?')] })
  const other = await createRecord(editor, quizzes, {
    title: 'B',
    slug: 'b',
    questions: [question('Theirs?')],
  })
  const theirs = await questionsOf(other.id)
  await updateRecord(editor, quizzes, mine.id, { questions: theirs })
  expect(await questionsOf(other.id)).toEqual(theirs)
  expect((await questionsOf(mine.id))[0]?.id).not.toBe(theirs[0]?.id)

  const bare = updateRecord(editor, quizzes, mine.id, { questions: [{ text: 'Bare?', options: [] }] })
  await expect(bare).rejects.toMatchObject({
    status: 400,
    fieldErrors: { 'questions.0.options': 'Add at least two answers' },
  })
})
