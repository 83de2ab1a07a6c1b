import { expect, test, vi } from 'vitest'
import {
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  type ToastEntry,
  toastReducer,
} from '@/components/ui/toast-store'

const entry = (id: string, more: Partial<ToastEntry> = {}): ToastEntry => ({
  id,
  open: true,
  title: id,
  ...more,
})

test('one toast at a time, 5000 ms on show, removed 1,000,000 ms after dismissal', () => {
  expect([TOAST_LIMIT, TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([1, 5_000, 1_000_000])
})

test('a new toast replaces the previous one', () => {
  const shown = toastReducer([entry('first')], { type: 'add', toast: entry('second') })
  expect(shown.map(({ id }) => id)).toEqual(['second'])
})

test('updating changes only the given toast', () => {
  const shown = toastReducer([entry('a')], { type: 'update', id: 'a', content: { title: 'Saved' } })
  expect(shown).toEqual([entry('a', { title: 'Saved' })])
  expect(toastReducer([entry('a')], { type: 'update', id: 'b', content: { title: 'Saved' } })).toEqual([
    entry('a'),
  ])
})

test('dismissing closes one toast, or all without an id', () => {
  expect(toastReducer([entry('a')], { type: 'dismiss', id: 'a' })).toEqual([entry('a', { open: false })])
  expect(toastReducer([entry('a')], { type: 'dismiss', id: 'b' })).toEqual([entry('a')])
  expect(toastReducer([entry('a'), entry('b')], { type: 'dismiss' }).every(({ open }) => !open)).toBe(true)
})

test('removing deletes one toast, or all without an id', () => {
  expect(toastReducer([entry('a'), entry('b')], { type: 'remove', id: 'a' })).toEqual([entry('b')])
  expect(toastReducer([entry('a'), entry('b')], { type: 'remove' })).toEqual([])
})

test('a dismissed toast is removed after its delay, even if dismissed twice', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const { toast, dismissToast } = await import('@/components/ui/toast-store')
  const shown = toast({ title: 'Saved' })
  shown.dismiss()
  dismissToast()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
