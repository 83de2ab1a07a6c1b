import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const longTermCareColorado: PageSections = {
  pagePath: '/long-term-care-colorado',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'the-state-of-it',
      title: 'How long-term care works in Colorado',
      subtitle: 'Long-term care in Colorado',
      content: {
        html: `<p>“Long-term care” is used for four different things, and the state licenses each of them in its own way. Knowing which is which saves about three phone calls. This page explains the words, says who inspects whom, and shows where the public money begins. It is general information, checked in October 2026, and not legal advice.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'four-licenses',
      title: 'Four things with one name',
      content: {
        html: `<table>
<caption>Kinds of long-term care and who licenses them</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">What it gives</th><th scope="col">Licensed by</th></tr></thead>
<tbody>
<tr><th scope="row">Nursing facility</th><td>Nurses day and night, medical treatment, meals, a room</td><td>The state health department; certified by Medicare and Medicaid where it takes them</td></tr>
<tr><th scope="row">Assisted living residence</th><td>An apartment, meals, help with daily tasks, pills</td><td>The state health department</td></tr>
<tr><th scope="row">Secured memory care</th><td>Assisted living with a secure setting and trained staff</td><td>The same license, with added rules</td></tr>
<tr><th scope="row">Home care agency</th><td>Help in your own house, with or without nursing</td><td>The state health department, in two classes</td></tr>
</tbody>
</table>
<p>Independent living is missing on purpose. It is an apartment with services, and the state does not license it.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'medicaid-path',
      title: 'The way to Health First Colorado',
      content: {
        html: '<p>Health First Colorado is the state’s Medicaid. For long-term care it asks two questions, one about need and one about money, and two offices answer them. In practice it goes like this.</p>',
        items: [
          {
            label: '1',
            title: 'Call the case management agency for your county',
            text: 'It arranges the assessment of need: a visit of about 90 minutes, at home or in the hospital.',
          },
          {
            label: '2',
            title: 'Apply with the county or online',
            text: 'Income, savings, five years of bank statements. A single person may keep about $2,000; a husband or wife at home keeps much more, and the house has rules of its own.',
          },
          {
            label: '3',
            title: 'Wait, and keep every letter',
            text: 'Up to 45 days, or 90 when a disability has to be examined. Coverage can reach back in some cases.',
          },
          {
            label: '4',
            title: 'Choose the place',
            text: 'A nursing facility that accepts it, such as Red Mesa Court or Casa Alameda, or a waiver that pays for care at home or in some assisted living residences.',
          },
        ],
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'rights',
      title: 'Rights that come with the bed',
      content: {
        html: '<p>Federal and state rules give them to every resident of a nursing facility, and most of them hold in assisted living too. They hang framed in each lobby.</p>',
        items: [
          { title: 'To see your record', text: 'and to take part in your plan.' },
          { title: 'To refuse a treatment,', text: 'and to be told what may follow.' },
          { title: 'To visitors and a phone', text: 'in private.' },
          {
            title: 'To complain',
            text: 'without being treated worse. The long-term care ombudsman helps, free of charge.',
          },
          {
            title: 'To thirty days’ notice',
            text: 'before a transfer that is not an emergency, with a reason, and to appeal it.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'our-two-houses',
      title: 'Our two nursing communities',
      content: {
        html: `<p><a href="/communities/red-mesa-court">Red Mesa Court</a> in Colorado Springs keeps 28 nursing rooms and two registered nurses on each shift. <a href="/communities/casa-alameda">Casa Alameda</a> in Pueblo keeps twelve, and every conversation can be in Spanish. Both accept Health First Colorado for long-term care. Both usually have a waiting list, and both will tell you how long it is.</p>
<p>What an ordinary day looks like is on the page about <a href="/services/long-term-care">our long-term care</a>.</p>`,
        imagePath: 'communities/casa-alameda-courtyard.webp',
      },
    },
  ],
}
