import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const beautySalon: PageSections = {
  pagePath: '/beauty-salon',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'an-appointment',
      title: 'An appointment to keep',
      subtitle: 'Hair salon',
      content: {
        html: `<p>There is a salon in each of our communities, open from Tuesday to Saturday. It has two chairs, good light, magazines from this year, and dryer hoods of the old kind, because people asked for them. For many residents it is the fixed point of the week. A standing appointment on Friday at nine is written into the care plan, so that nobody schedules a blood test across it.</p>
<p>The stylists are licensed in Colorado and rent the room from us for one dollar a year. In return they keep the prices below, and they know how to wash the hair of somebody who cannot lean back.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'prices',
      title: 'Prices',
      content: {
        html: `<table>
<caption>All communities, as of November 1, 2026. Tips are neither expected nor pooled</caption>
<thead><tr><th scope="col">What</th><th scope="col">Time</th><th scope="col">Price</th></tr></thead>
<tbody>
<tr><th scope="row">Wash, cut and set</th><td>50 minutes</td><td>$28</td></tr>
<tr><th scope="row">Wash and set</th><td>35 minutes</td><td>$22</td></tr>
<tr><th scope="row">Cut, short hair</th><td>20 minutes</td><td>$18</td></tr>
<tr><th scope="row">Beard and neck</th><td>15 minutes</td><td>$12</td></tr>
<tr><th scope="row">Color</th><td>90 minutes</td><td>$64</td></tr>
<tr><th scope="row">Perm</th><td>2 hours</td><td>$72</td></tr>
<tr><th scope="row">Braids or locs, washed and redone</th><td>By the hour</td><td>$40</td></tr>
<tr><th scope="row">Hands: nails filed, lotion, polish</th><td>30 minutes</td><td>$20</td></tr>
</tbody>
</table>
<p>It goes on the monthly bill as one line with dates. Family may set a limit, or pay for a year of Fridays as a present.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'for-everyone',
      title: 'For every head of hair',
      content: {
        html: `<p>At Juniper House the salon is rose and cream with two oval mirrors. Alisha, who works there, does silk presses and roller sets on the same morning and keeps products for both on the shelf. If your salon does not stock what you use, bring the bottle once; it will be ordered.</p>
<p>Chairs lower to 17 inches, and one turns around so that you may stay in your own wheelchair. For people in memory care the first visit is ten minutes with a brush and no water.</p>`,
        imagePath: 'communities/juniper-house-salon.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'how-it-works',
      title: 'How it works',
      content: {
        html: '<p>Nothing has to be arranged from outside, though a daughter may if she likes.</p>',
        items: [
          {
            title: 'Book at the desk or ask a caregiver.',
            text: 'Most weeks have a free chair within two days.',
          },
          { title: 'Somebody brings you.', text: 'And waits, if you would like company.' },
          {
            title: 'In bed or too tired?',
            text: 'The stylist comes up with an inflatable basin. Same price.',
          },
          {
            title: 'Feet are another matter.',
            text: 'A foot nurse visits every community about twice a month, by appointment, and bills separately.',
          },
          {
            title: 'Visitors are welcome.',
            text: 'Mothers and daughters side by side, Saturday at eleven, is the most popular hour of the week.',
          },
        ],
      },
    },
  ],
}
