import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { getCommunity } from '@/lib/site/communities/community'
import { getFloorPlanDrawing } from '@/lib/site/communities/floor-plan-drawing'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate communities, floor_plans, drafts cascade`
})

const door = { kind: 'door', wall: 'left', at: 5, width: 3, swing: 'out-start' }
const bedroom = { kind: 'bedroom', x: 0, y: 0, width: 12, depth: 12, openings: [{ ...door, wall: 'bottom' }] }
const bath = { kind: 'bath', x: 12, y: 0, width: 8, depth: 9, openings: [door] }

async function given(more: object = {}) {
  const { id: communityId } = await givenCommunity('aspen', { name: 'Aspen Court' })
  const plan = { name: 'The Spruce', planSlug: 'spruce', communityId, bedrooms: 1, bathrooms: 1 }
  return createRecord(admin, floorPlans, { ...plan, active: true, layout: [bedroom, bath], ...more })
}

const refusal = (fieldErrors: object) => ({ status: 400, fieldErrors })

test('a drawing that contradicts itself or the plan is refused at the field, and nothing of it is stored', async () => {
  const { id } = await given()
  const change = (values: Record<string, unknown>) => updateRecord(admin, floorPlans, id, values)
  await expect(change({ layout: [bedroom, { ...bath, x: 10 }] })).rejects.toMatchObject(
    refusal({ 'layout.1.x': 'Bath overlaps Bedroom' }),
  )
  await expect(change({ layout: [bedroom, { ...bath, width: 'wide' }] })).rejects.toMatchObject(
    refusal({ 'layout.1.width': 'Please enter a number' }),
  )
  await expect(change({ bedrooms: 2 })).rejects.toMatchObject(
    refusal({ layout: 'The drawing has 1 bedroom, but the plan has 2 bedrooms' }),
  )
  await expect(change({ squareFeet: 600 })).rejects.toMatchObject(
    refusal({ layout: 'The drawing has 216 square feet, but the plan has 600' }),
  )
  await expect(
    change({ accessible: true, layout: [bedroom, { ...bath, openings: [{ ...door, width: 2 }] }] }),
  ).rejects.toMatchObject(refusal({ 'layout.1.openings.0.width': expect.stringContaining('3 feet wide') }))
  const stored = await db.floorPlan.findUniqueOrThrow({ where: { id } })
  expect(stored).toMatchObject({ bedrooms: 1, squareFeet: null })
  expect(stored.layout).toMatchObject([{ kind: 'bedroom' }, { kind: 'bath', x: 12 }])
})

test('users who may not change plans cannot change a drawing, not even an invalid one', async () => {
  const { id } = await given()
  for (const role of ['viewer', 'counselor'] as const) {
    const change = updateRecord(somebody(role), floorPlans, id, { layout: [{ kind: 'castle' }] })
    await expect(change).rejects.toMatchObject({ status: 403 })
  }
})

test('the page describes the drawing by its contents, and a change gives it a new address', async () => {
  const { id } = await given()
  const drawingOf = async () => (await getCommunity('aspen'))?.floorPlans[0]?.drawing
  const before = await drawingOf()
  expect(before?.alt).toBe('1 bedroom: bedroom 12 by 12 feet, bath.')
  expect((await getFloorPlanDrawing(id))?.url).toBe(before?.url)
  await updateRecord(admin, floorPlans, id, { layout: [{ ...bedroom, depth: 13 }, bath] })
  const after = await drawingOf()
  expect(after?.url).not.toBe(before?.url)
  expect((await getFloorPlanDrawing(id))?.svg).toContain('bedroom 12 by 13 feet')
})

test('an unpublished plan, or one without rooms, has no drawing', async () => {
  const { id } = await given({ layout: [] })
  expect(await getFloorPlanDrawing(id)).toBeNull()
  expect((await getCommunity('aspen'))?.floorPlans[0]?.drawing).toBeNull()
  await updateRecord(admin, floorPlans, id, { layout: [bedroom, bath] })
  await db.floorPlan.update({ where: { id }, data: { active: false } })
  expect(await getFloorPlanDrawing('no-such-plan')).toBeNull()
})
