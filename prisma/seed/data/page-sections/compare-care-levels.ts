import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const compareCareLevels: PageSections = {
  pagePath: '/compare-care-levels',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'begin-with-tuesday',
      title: 'Begin with Tuesday, not with a brochure',
      subtitle: 'Compare kinds of care',
      content: {
        html: `<p>The names of kinds of care sound alike and are used differently by every company. So think of last Tuesday. Write down each moment when somebody helped or should have: a button, a stair, a pill, a bill, a fright. Then read the table with that list beside it. Most people find their column in about four minutes.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'side-by-side',
      title: 'Five kinds of care, side by side',
      content: {
        html: `<table>
<caption>At Evergrove. Other providers may draw the lines elsewhere</caption>
<thead><tr><th scope="col"></th><th scope="col">Independent living</th><th scope="col">Assisted living</th><th scope="col">Memory care</th><th scope="col">Respite care</th><th scope="col">Long-term care</th></tr></thead>
<tbody>
<tr><th scope="row">For somebody who</th><td>is well and done with gutters</td><td>wants a hand with bathing, dressing, pills</td><td>has dementia and is not safe alone</td><td>needs one to six weeks</td><td>needs a nurse day and night</td></tr>
<tr><th scope="row">Home is</th><td>an apartment with a kitchen</td><td>an apartment with a kitchenette</td><td>a room in a household of 12 to 16</td><td>a furnished room</td><td>a single nursing room</td></tr>
<tr><th scope="row">Meals in the rate</th><td>One a day</td><td>Three</td><td>Three, and snacks</td><td>Three</td><td>Three</td></tr>
<tr><th scope="row">Care</th><td>None; may be added</td><td>Four levels, on top of the rate</td><td>All in the rate</td><td>In the nightly price</td><td>All in the rate</td></tr>
<tr><th scope="row">Caregivers by day</th><td>On call</td><td>1 for 6 to 8 residents</td><td>1 for 5</td><td>As assisted living</td><td>1 for 5, and nurses</td></tr>
<tr><th scope="row">Front door</th><td>Yours</td><td>Yours</td><td>Secured, garden open</td><td>Yours</td><td>Open, staff at the desk</td></tr>
<tr><th scope="row">Communities</th><td>Boulder, Fort Collins, Colorado Springs, Grand Junction</td><td>All</td><td>Denver, Fort Collins, Pueblo</td><td>All but Colorado Springs</td><td>Colorado Springs, Pueblo</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'between',
      title: 'When you are between two columns',
      content: {
        html: '<p>Nearly everybody is. These are the four borders that people ask about.</p>',
        items: [
          {
            title: 'Independent or assisted?',
            text: 'Would you be in trouble if nobody came by for three days? If no, independent. If “well, the pills”, assisted living with care level 1.',
          },
          {
            title: 'Assisted or memory care?',
            text: 'Forgetting names is assisted living. Forgetting that the stove is on, or where the door leads, is memory care. A nurse and your doctor decide together.',
          },
          {
            title: 'Assisted or long-term?',
            text: 'One person can help: assisted. It takes two, or a nurse every night: long-term.',
          },
          {
            title: 'Here or at home?',
            text: 'Add the hours of help in a week. Below twenty, home is often right. Above forty, a community is usually cheaper and less lonely.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'couples',
      title: 'Two people, two columns',
      content: {
        html: `<p>Couples seldom fit into one. At Cottonwood Terrace one of you can live in memory care and the other in an apartment at most 90 steps away; a husband counted his own 84. At Red Mesa Court the nursing rooms are an elevator ride of eleven seconds below the apartments. You pay two rates on one bill and eat at one table.</p>`,
        imagePath: 'communities/cottonwood-terrace-courtyard.webp',
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'next',
      title: 'If the table did not settle it',
      content: {
        html: '',
        items: [
          {
            title: 'Care Navigator',
            text: 'Eight questions, about three minutes, one suggestion.',
            href: '/care-navigator',
          },
          {
            title: 'Prices and what is open',
            text: 'Every rate with its date.',
            href: '/pricing-and-availability',
          },
          { title: 'Care at home', text: 'Three hours at a time, in three cities.', href: '/in-home-care' },
          {
            title: 'Choose in one weekend',
            text: 'What to look at on Saturday, and what to ask on Sunday.',
            href: '/how-to-choose',
          },
        ],
      },
    },
  ],
}
