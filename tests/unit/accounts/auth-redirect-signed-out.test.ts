import { expect, test } from 'vitest'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'

test.each([
  '/admin',
  '/admin/',
  '/admin?x=1',
  '/admin#x',
  '/admin/tour-requests/1',
  '//admin',
  '/\\admin',
  '/%61dmin',
  '/admin%2fleads',
  '/Admin',
  '/admin;x',
  '/admin.rsc?_rsc=1',
  '/admin.segments/_tree.segment.rsc',
  'http://evil.example/admin',
  '/admin%',
  '/api/../admin',
  '/api/%2e%2e/admin/x',
  '/./admin',
])('T16: %s is an admin address', (url) => {
  expect(isAdminPath(url)).toBe(true)
})

test.each([
  '/',
  '/administration',
  '/admin-building',
  '/communities/admin',
  '/api/admin/events',
  '/login',
  '/%',
])('%s is not', (url) => {
  expect(isAdminPath(url)).toBe(false)
})
