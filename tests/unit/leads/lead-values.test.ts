import { expect, test } from 'vitest'
import { subjectKey } from '@/components/site/lead-form/lead-form-settings'
import { type LeadValues, preferredDateOf, resolveLeadValues } from '@/components/site/lead-form/lead-values'

const valid: LeadValues = {
  name: 'Margaret Ellis',
  phone: '(303) 555-0100',
  email: '',
  message: '',
  communityId: '',
  preferredDay: '',
  preferredTime: '',
  tourTime: '',
  callTime: '',
  textConsent: false,
  honeypot: '',
}

async function errorsOf(changes: Partial<LeadValues>) {
  const { errors } = await resolveLeadValues({ ...valid, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

test('the form refuses with the specified words, field by field', async () => {
  await expect(errorsOf({})).resolves.toEqual({})
  await expect(
    errorsOf({ name: 'M', phone: '303 555', email: 'margaret@', message: 'x'.repeat(1001) }),
  ).resolves.toEqual({
    name: 'Please enter at least 2 characters',
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid email address',
    message: 'Message is too long',
  })
  await expect(errorsOf({ name: 'x'.repeat(101) })).resolves.toEqual({ name: 'Name is too long' })
})

test('a preferred time counts only with a day', () => {
  expect(preferredDateOf({ preferredDay: '', preferredTime: '14:00' })).toBe('')
  expect(preferredDateOf({ preferredDay: '2026-12-03', preferredTime: '' })).toBe('2026-12-03')
  expect(preferredDateOf({ preferredDay: '2026-12-03', preferredTime: '14:00' })).toBe('2026-12-03T14:00')
})

const TOPIC = {
  slug: 'short-stay',
  name: 'A short stay',
  heading: 'Ask for a short stay',
  opening: null,
  chip: null,
  messageLabel: null,
  source: 'callback' as const,
  conversion: true,
  thanks: null,
  pageUrl: null,
}

test('forms about different things are different requests', () => {
  const keys = [
    subjectKey({ source: 'tour' }),
    subjectKey({ source: 'callback' }),
    subjectKey({ source: 'callback', topic: TOPIC }),
    subjectKey({ source: 'callback', topic: { ...TOPIC, slug: 'video-tour' } }),
    subjectKey({ source: 'tour', communityId: 'a' }),
    subjectKey({ source: 'tour', communityId: 'a', floorPlanId: 'b' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
