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
        html: `<p>You have probably been on three websites today that wanted your phone number before they would name a price. Ours are below and on the page of each community. Beside every price stands the day on which somebody last confirmed it. If a price changes, it changes here first.</p>
<p>“From” means the smallest apartment of that kind that exists. Whether it is open, promised or full is printed next to it, and a waiting list has a length.</p>`,
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
<tr><th scope="row">Care</th><td>If added</td><td>By step, $350 to $1,900</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Bus, classes, calendar</th><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Yes</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'everything-else',
      title: 'Everything else that can appear on a bill',
      content: {
        html: `<p>This is the whole list. There are no other charges.</p>
<table>
<caption>All communities, as of November 1, 2026</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Price</th><th scope="col">Note</th></tr></thead>
<tbody>
<tr><th scope="row">Community fee, once</th><td>$2,000</td><td>Not for respite. Returned in full if you leave within 30 days</td></tr>
<tr><th scope="row">Second person in an apartment</th><td>$850 a month</td><td>Not in suites priced for two</td></tr>
<tr><th scope="row">Care steps one to four</th><td>$350, $780, $1,290, $1,900 a month</td><td>Assisted living, per person</td></tr>
<tr><th scope="row">Respite stay</th><td>$165 to $240 a night</td><td>Seven nights at least; varies by community</td></tr>
<tr><th scope="row">Guest meal</th><td>$14</td><td>Children under ten eat free</td></tr>
<tr><th scope="row">Guest room</th><td>$85 a night</td><td>With breakfast, where there is one</td></tr>
<tr><th scope="row">Salon</th><td>From $12</td><td>Wash, cut and set $28</td></tr>
<tr><th scope="row">Pet</th><td>$25 a month</td><td>Goes into carpets, eventually</td></tr>
<tr><th scope="row">Garage, where there is one</th><td>$90 a month</td><td>Outdoor parking is free</td></tr>
</tbody>
</table>`,
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
            text: 'A smaller plan, the other side, another community until spring. It shortens most waits by half.',
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
            title: 'When do rates change?',
            text: 'Once a year, in March, with sixty days’ notice. Ask for the last five years in percent.',
          },
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
