import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const pricingAndAvailability: PageSections = {
  pagePath: '/pricing-and-availability',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'no-form',
      title: 'No form in front of the numbers',
      subtitle: 'Prices and availability',
      content: {
        html: `<p>You have probably been on three websites today that wanted your phone number before they would name a price. Ours are on this page and on the page of each community. Beside every price is the day it was last confirmed. If a price changes, it changes here first.</p>
<p>“From” means the lowest price of an apartment that is open, or of all of them while none is. How many are available, or how long the waiting list is, is printed next to it.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'what-is-in-it',
      title: 'What the rate includes',
      content: {
        html: `<table>
<caption>Included in the monthly rate, by kind of care. Respite stays are by the night</caption>
<thead><tr><th scope="col"></th><th scope="col">Independent</th><th scope="col">Assisted</th><th scope="col">Memory care</th><th scope="col">Long-term care</th><th scope="col">Respite</th></tr></thead>
<tbody>
<tr><th scope="row">Apartment, heat, water, Wi-Fi</th><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes, furnished</td></tr>
<tr><th scope="row">Meals a day</th><td>1</td><td>3</td><td>3</td><td>3</td><td>3</td></tr>
<tr><th scope="row">Housekeeping each week</th><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Laundry</th><td>Machines, free</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Care</th><td>If added</td><td>By level, on top</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Bus, classes, calendar</th><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'fees',
      sectionKey: 'everything-else',
      title: 'Everything else that can appear on a bill',
      content: {
        html: '<p>This is the whole list for people who live here, stay with us or visit.</p>',
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'waiting-list',
      title: 'If the one you want is full',
      content: {
        html: '',
        items: [
          {
            label: '1',
            title: 'Put a name on the list',
            text: 'It costs nothing. You are told your number, and again whenever it changes.',
          },
          {
            label: '2',
            title: 'Say what you would accept',
            text: 'A smaller plan, the other side, or another community until spring.',
          },
          {
            label: '3',
            title: 'We call',
            text: 'You have three days to think. If you say no once, you keep your place.',
          },
        ],
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Money questions, short',
      content: {
        html: '',
        items: [
          {
            title: 'How long is the contract?',
            text: 'Month to month. Thirty days’ notice from you is enough.',
          },
          {
            title: 'What if the money runs out?',
            text: 'Tell the director early. There is a smaller apartment, a second person to share with, the VA, or a nursing room with Health First Colorado. In seventeen years we have moved two people out over money, and both of them to a place we had found.',
          },
        ],
      },
    },
  ],
}
