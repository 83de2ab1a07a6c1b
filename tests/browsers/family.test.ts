import { expect } from 'playwright/test'
import { test } from '@/tests/browsers/journey'
import { printedPage, usePrintStyles } from '@/tests/browsers/print-styles'
import { button, choice, dialog, field, group, heading, link, text } from '@/tests/browsers/visitor'

test('a family asks for a tour on a phone: errors in the first step, both steps, and that it was sent', async ({
  visitor,
}) => {
  await visitor.resizes(390, 844)
  await visitor.opens('/communities/juniper-house')
  await visitor.clicks(button('Schedule a tour'))
  const form = dialog('Schedule a Tour')
  await visitor.clicks(button('Continue', form))
  await visitor.sees(text('Please enter at least 2 characters', form))
  await visitor.sees(text('Please enter a valid phone number', form))
  await visitor.types(field('Your name', form), 'Margaret Ellis')
  await visitor.types(field('Phone number', form), '(303) 555-0119')
  await visitor.clicks(button('Continue', form))
  await visitor.types(field('What can we help you with?', form), 'A room for my father, 84. He cooks.')
  await visitor.reads()
  await visitor.clicks(button('Get My Information', form))
  await visitor.sees(text('Request Submitted Successfully!'))
})

test('a guest sees the error at the field and saves a seat at an event', async ({ visitor }) => {
  await visitor.opens('/events/watercolor-morning-juniper-house')
  const form = group('Sign-up')
  await visitor.awaitsScriptOf(form)
  await visitor.clicks(button('Save my seat', form))
  await visitor.sees(text('Please enter a phone number or an email address', form))
  await visitor.types(field('Your name', form), 'Ruth Adler')
  await visitor.types(field('Email', form), 'ruth.browsers@example.com')
  await visitor.reads()
  await visitor.clicks(button('Save my seat', form))
  await visitor.isOn(/\/rsvp\//)
  await visitor.sees(heading('Your seat is saved.'))
})

test('a daughter takes the quiz, goes back one question with the browser, and gets her result', async ({
  visitor,
}) => {
  await visitor.resizes(390, 844)
  await visitor.opens('/care-navigator')
  await visitor.clicks(button('Continue'))
  await visitor.sees(text('Please choose an answer'))
  const answers = async (question: number) => {
    await visitor.sees(text(`Step ${question} of 10`))
    await visitor.clicks(choice('', group('Care Navigator')))
    await visitor.clicks(button('Continue'))
  }
  for (let question = 1; question <= 3; question += 1) await answers(question)
  await visitor.sees(text('Step 4 of 10'))
  await visitor.goesBack()
  await visitor.sees(text('Step 3 of 10'))
  await visitor.clicks(button('Continue'))
  for (let question = 4; question <= 7; question += 1) await answers(question)
  await visitor.sees(text('Step 8 of 10'))
  await visitor.clicks(button('Continue'))
  await visitor.sees(text('Step 9 of 10'))
  await visitor.types(field('ZIP code'), '81003')
  await visitor.clicks(button('Continue'))
  await visitor.clicks(button('Show my result'))
  await visitor.sees(text('Please enter a valid email address'))
  // The fields for a call appear with its choice, by `:has()`.
  await visitor.noLongerSees(field('Phone number'))
  await visitor.clicks(choice('Talk to me'))
  await visitor.types(field('Your name'), 'Ruth Calloway')
  await visitor.types(field('Phone number'), '(719) 555-0184')
  await visitor.reads()
  await visitor.clicks(button('Show my result'))
  await visitor.isOn(/^\/care-navigator\/results\//)
  await visitor.sees(text('A counselor has your answers.'))
})

test('a reader gets a guide', async ({ visitor }) => {
  await visitor.opens('/resources/winter-at-home')
  await visitor.clicks(button('Open the winter checklist'))
  await visitor.sees(text('Please enter a valid email address'))
  await visitor.types(field('Email'), 'ruth.browsers@example.com')
  await visitor.types(field('ZIP code'), '81003')
  await visitor.reads()
  await visitor.clicks(button('Open the winter checklist'))
  await visitor.sees(heading('Your guide is ready'))
})

test('a family compares two communities, then shows only what differs', async ({ visitor }) => {
  await visitor.opens('/communities')
  await visitor.clicks(choice('Compare Juniper House'))
  await visitor.clicks(choice('Compare Casa Alameda'))
  await visitor.clicks(button('Compare communities'))
  await visitor.isOn(/^\/communities\/compare\?ids=juniper-house&ids=casa-alameda$/)
  const price = group('Starting price')
  await visitor.sees(price)
  await visitor.sees(group('Same-day visits'))
  await visitor.clicks(choice('Show only differences'))
  await visitor.noLongerSees(group('Same-day visits'))
  await visitor.sees(price)
})

test('the menu of a phone opens, closes with Escape and Back, and leads to a page', async ({ visitor }) => {
  await visitor.resizes(390, 844)
  await visitor.opens('/faqs')
  await visitor.opens('/')
  const open = async () => {
    await visitor.clicks(button('Menu'))
    await visitor.sees(button('Close'))
  }
  await open()
  await visitor.pressesEscape()
  await visitor.noLongerSees(button('Close'))
  await open()
  await visitor.goesBack()
  await visitor.noLongerSees(button('Close'))
  expect(await visitor.address()).toBe('/')
  await open()
  await visitor.clicks(link('Memory care', group('Main')))
  await visitor.isOn(/memory-care$/)
})

for (const { path, says } of [
  { path: '/communities/juniper-house', says: ['1842 South Josephine Street', '(720) 555-0162', '$4,850'] },
  { path: '/pricing-and-availability', says: ['$4,850', '(303) 555-0140'] },
])
  test(`the print view keeps words, address and number, and nothing to press: ${path}`, async ({
    visitor,
  }) => {
    await visitor.resizes(720, 960)
    await visitor.opens(path)
    await visitor.measures(usePrintStyles)
    for (const words of says) await visitor.sees(text(words))
    expect(await visitor.measures(printedPage)).toEqual({ buttons: [], stuck: [], wide: 0 })
  })
