import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const chaplaincy: PageSections = {
  pagePath: '/services/chaplaincy',
  sections: [
    {
      sectionType: 'picture-text',
      sectionKey: 'somebody-to-sit-with',
      title: 'Somebody to sit with',
      subtitle: 'Chaplaincy',
      content: {
        html: `<p>A chaplain is a person who has time. Paul Okafor has been ours at Red Mesa Court since 2015. He served a parish for 24 years and two hospitals for six, and he carries a folding stool so that he never has to stand over a bed. About an hour of his day is spent in the chapel, and the rest on visits.</p>
<p>You do not have to believe anything to talk to him. Roughly half of the conversations have no religion in them at all. They are about a brother, a war, a house in Kansas, or the Rockies’ bullpen.</p>`,
        imagePath: 'services/chaplaincy.webp',
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'week',
      title: 'What happens in a week',
      content: {
        html: `<table>
<caption>Services and visits, community by community</caption>
<thead><tr><th scope="col">Community</th><th scope="col">On the calendar</th><th scope="col">Place</th></tr></thead>
<tbody>
<tr><th scope="row">Red Mesa Court</th><td>Service for all on Sunday at ten. Communion brought to rooms on Wednesday</td><td>Chapel, open day and night</td></tr>
<tr><th scope="row">Casa Alameda</th><td>Service on Sunday at ten. Mass in Spanish on the first Sunday of the month</td><td>Chapel, open day and night</td></tr>
<tr><th scope="row">Juniper House</th><td>Sabbath candles on Friday at five. Visiting clergy on Thursday</td><td>Front parlor</td></tr>
<tr><th scope="row">Evergrove Lodge</th><td>Quiet half hour on Sunday at nine. The bus to four churches at ten</td><td>Library loft</td></tr>
<tr><th scope="row">Cottonwood Terrace</th><td>Hymn singing on Sunday at three. Visiting clergy on Tuesday</td><td>Sun room</td></tr>
<tr><th scope="row">Larkspur Commons</th><td>Service on the second and fourth Sunday at two</td><td>Lobby, by the fireplace</td></tr>
</tbody>
</table>
<p>The list by the front desk holds the numbers of rabbis, imams, priests, elders, a humanist celebrant and one Zen teacher. All of them have agreed to answer. If your tradition is missing, tell us which and we will find a person.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'call-for',
      title: 'When families call the chaplain',
      content: {
        html: '<p>Any hour, any day. It need not be an emergency, and nobody has to be dying.</p>',
        items: [
          {
            title: 'Before a decision.',
            text: 'Surgery or not, hospital or not, when the family has three opinions.',
          },
          {
            title: 'On an anniversary.',
            text: 'Tell us the dates that matter to her, such as the day her husband died.',
          },
          {
            title: 'When somebody is angry at God.',
            text: 'Or at a daughter. He takes no side.',
          },
          {
            title: 'In the last days.',
            text: 'He stays through the night if asked. Families sleep in the apartment and pay nothing.',
          },
          { title: 'Afterward.', text: 'A call at two weeks, at two months and at a year.' },
        ],
      },
    },
    {
      sectionType: 'quote',
      sectionKey: 'in-his-words',
      title: 'In his words',
      content: {
        html: '<blockquote><p>When somebody dies here I set a place at supper that evening, with the name card. People bring a story to it.</p></blockquote><p>Paul Okafor, chaplain at Red Mesa Court</p>',
      },
    },
  ],
}
