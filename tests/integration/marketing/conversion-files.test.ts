import { expect, test } from 'vitest'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { testConnection } from '@/lib/marketing/conversions/test-connection'
import { db } from '@/lib/platform/database/db'
import { googleRefusal } from '@/tests/support/ad-platforms'
import { somebody } from '@/tests/support/admin-fixtures'
import { connectedPlatforms, request, sendDue } from '@/tests/support/conversion-fixtures'

const admin = somebody('admin')
const platforms = connectedPlatforms()

test('the test button counts nowhere and keeps the platform’s words', async () => {
  expect(await testConnection(admin, 'google')).toBe(true)
  expect(platforms.google.map(({ validateOnly }) => validateOnly)).toEqual([true, true])
  expect(await testConnection(admin, 'meta')).toBe(true)
  expect(platforms.meta[0]?.test_event_code).toBe('TEST12345')
  platforms.answer({ google: googleRefusal(400, 'NOT_ALLOWLISTED', 'destinations') })
  expect(await testConnection(admin, 'google')).toBe(false)
  expect(await db.adConnection.findUniqueOrThrow({ where: { vendor: 'google' } })).toMatchObject({
    testPassed: false,
    testWords: expect.stringContaining('NOT_ALLOWLISTED'),
  })
  await expect(testConnection(somebody('viewer'), 'google')).rejects.toMatchObject({ status: 403 })
})

test('files hold each platform’s own format, for administrators, and each download is on record', async () => {
  await request({ gclid: undefined, msclkid: 'Micro_1', email: 'alexz@example.com', phone: '(800) 555-0100' })
  const microsoft = (await exportConversions(admin, 'microsoft')).split('\n')
  expect(microsoft.slice(0, 2)).toEqual([
    'Parameters:TimeZone=+0000',
    'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
  ])
  expect(microsoft[2]).toMatch(/^Micro_1,Tour request,\d+\/\d+\/\d{4} \d+:\d\d:\d\d [AP]M,250.00,USD$/)
  await db.conversionAction.create({ data: { name: 'Request of a tour', externalId: '700000001' } })
  expect(await exportConversions(admin, 'google')).toMatch(
    /,509e9330.*,fb4f73a6.*,Request of a tour,[-\d]+ [:\d]+,250.00,USD,[-\w]+,Granted,Granted\n/,
  )
  expect(
    await db.auditEntry.count({ where: { entity: 'conversionUpload', action: 'export' } }),
  ).toBeGreaterThan(1)
  await sendDue()
  expect((await exportConversions(admin, 'google')).trim().split('\n')).toHaveLength(2)
  await expect(exportConversions(somebody('analyst'), 'google')).rejects.toMatchObject({ status: 403 })
})
