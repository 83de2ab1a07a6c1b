import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const services: PageSections = {
  pagePath: '/services',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-is-in-the-rate',
      title: 'What you get before you ask',
      subtitle: 'Our services',
      content: {
        html: `<p>The monthly rate of every community includes heat and water, Wi-Fi, cleaning once a week, a bus on Tuesday and Thursday, coffee from six in the morning, a call button in the bathroom and one to wear, and somebody awake all night.</p>
<p>In independent living one meal a day comes with the rate; in assisted living it is three, and laundry as well. Memory care and long-term care include everything, care as well. What follows on this page is either extra, or deep enough to deserve a page of its own.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'where-to-find-what',
      title: 'Which community has what',
      content: {
        html: `<table>
<caption>Services that differ from community to community</caption>
<thead><tr><th scope="col">Community</th><th scope="col">Kinds of care</th><th scope="col">Nurse</th><th scope="col">Room people ask to see</th></tr></thead>
<tbody>
<tr><th scope="row">Evergrove Lodge, Boulder</th><td>Independent, assisted, respite</td><td>7 to 7, on call at night</td><td>The library loft</td></tr>
<tr><th scope="row">Juniper House, Denver</th><td>Assisted, memory, respite</td><td>Day and night</td><td>The art studio</td></tr>
<tr><th scope="row">Cottonwood Terrace, Fort Collins</th><td>Independent, assisted, memory, respite</td><td>Day and night</td><td>The fitness studio</td></tr>
<tr><th scope="row">Red Mesa Court, Colorado Springs</th><td>Independent, assisted, long-term</td><td>Day and night, two RNs a shift on the nursing floor</td><td>The chapel</td></tr>
<tr><th scope="row">Casa Alameda, Pueblo</th><td>Assisted, memory, respite, long-term</td><td>Day and night, an RN every shift</td><td>The teaching kitchen</td></tr>
<tr><th scope="row">Larkspur Commons, Grand Junction</th><td>Independent, assisted, respite</td><td>7 to 7, on call at night</td><td>The greenhouse</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'daily-life',
      title: 'For the day',
      content: {
        html: '<p>Four pages about the hours between breakfast and bed. Each says what it costs when it costs something.</p>',
        items: [
          {
            title: 'Dining',
            text: 'Two hot dishes, a soup, and eggs until half past nine.',
            href: '/dining',
          },
          {
            title: 'Hair salon',
            text: 'Wash, cut and set, Tuesday to Saturday.',
            href: '/beauty-salon',
          },
          {
            title: 'Fitness and therapy',
            text: 'A class at half past nine and a practice stair of four steps.',
            href: '/fitness-therapy',
          },
          {
            title: 'Courtyards and patios',
            text: 'Level, enclosed, with a bench every 40 feet.',
            href: '/courtyards-patios',
          },
        ],
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'care-and-help',
      title: 'For the care',
      content: {
        html: '<p>These pages say how help is counted, changed and watched. Read the first before you compare prices with anybody.</p>',
        items: [
          {
            title: 'Care levels',
            text: 'How a nurse counts the help, and what each of four levels costs.',
            href: '/care-points',
          },
          {
            title: 'Stage Cares',
            text: 'A written plan, so that a change is not a surprise.',
            href: '/stage-cares',
          },
          {
            title: 'Safety with dignity',
            text: 'Rails, lamps and habits instead of alarms on people.',
            href: '/safety-with-dignity',
          },
          {
            title: 'Management',
            text: 'Who runs a community, and who answers for it.',
            href: '/services/management',
          },
          {
            title: 'Long-term care',
            text: 'Forty nursing rooms in two communities.',
            href: '/services/long-term-care',
          },
          {
            title: 'Chaplaincy',
            text: 'Somebody to sit with, of any faith or none.',
            href: '/services/chaplaincy',
          },
          { title: 'Care at home', text: 'Three hours or more, in your own kitchen.', href: '/in-home-care' },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'what-we-do-not-do',
      title: 'What we do not do',
      content: {
        html: `<p>We do not run hospitals, dialysis units or locked psychiatric wards. We do not hold anybody’s checkbook, and staff may not accept gifts above $20 or be named in a will. If a need is outside this page, the director will give you two names to call, and at least one of them will not be ours.</p>`,
      },
    },
  ],
}
