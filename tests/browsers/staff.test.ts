import { test } from '@/tests/browsers/journey'
import { givenCounselor, signIn } from '@/tests/browsers/sign-in'
import { button, choice, group, text } from '@/tests/browsers/visitor'
import { sendLead } from '@/tests/support/desk-visitor'

test('a counselor signs in, sees a family arrive on the open desk and logs the call', async ({
  visitor,
  site,
}) => {
  await givenCounselor(site)
  await signIn(visitor)
  await visitor.opens('/admin/tour-requests')
  await sendLead(site, { name: 'Rosa Delgado', message: 'For my mother, 79.' })
  await visitor.clicks(text('Rosa Delgado', group('Tour requests')))
  await visitor.sees(text('For my mother, 79.'))
  await visitor.clicks(choice('No answer'))
  await visitor.sees(text('Next: call a second time'))
  await visitor.clicks(button('Log it'))
  await visitor.sees(text('maria called, no one answered'))
})
