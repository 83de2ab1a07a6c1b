import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const contact: PageSections = {
  pagePath: '/contact',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-happens',
      title: 'What happens when you write or call',
      subtitle: 'Contact',
      content: {
        html: `<p>The form says when we will call before it asks for your number. At night you can choose the time of the call. There is no phone menu.</p>
<p>The first call takes about eight minutes. You will be asked who it is for, what is hard right now, and where the family lives. You can ask about prices and get a number with dollars in it. Nobody will call again unless you say that they may.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'right-person',
      title: 'Reach the right person the first time',
      content: {
        html: `<table>
<caption>Where to turn</caption>
<thead><tr><th scope="col">You are</th><th scope="col">Do this</th><th scope="col">Answer</th></tr></thead>
<tbody>
<tr><th scope="row">Looking for a place</th><td>The form on this page, or the number above</td><td>When the form says</td></tr>
<tr><th scope="row">Asking about one community</th><td>The number on that community’s page; it goes to its front desk</td><td>Right away, while the phones are open</td></tr>
<tr><th scope="row">Family of a resident</th><td>The floor directly; at night its number is on the community’s page</td><td>Right away</td></tr>
<tr><th scope="row">A hospital or care manager</th><td>The form for <a href="/for-professionals">professionals</a></td><td>As the form says</td></tr>
<tr><th scope="row">Looking for work</th><td>The form beside each job on <a href="/careers">Careers</a></td><td>Next business day</td></tr>
<tr><th scope="row">Unhappy about something</th><td>Ask for the director by name</td><td>One business day</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'visit',
      title: 'Or simply come',
      content: {
        html: `<p>The front doors are open from seven in the morning to nine at night. You do not need an appointment to look at a dining room, and same-day tours are normal. Between eleven and one you will be offered soup. Parking for visitors is beside every entrance except in Denver, where it is behind the building, off the alley.</p>
<p>The office in Boulder is for paper and for the two owners. It has one visitor’s chair. If you want to see how we live, go to one of the <a href="/communities">communities</a> and sit down there.</p>`,
        imagePath: 'communities/juniper-house-exterior-day.webp',
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Before you press the button',
      content: {
        html: '',
        items: [
          {
            title: 'Do I have to leave an email address?',
            text: 'No. A name and a phone number are enough.',
          },
          {
            title: 'May I ask for somebody else?',
            text: 'Yes, if they know about it. Say so in the message, and whom we should ask for.',
          },
          {
            title: 'I would rather not be called.',
            text: 'Write “by email only” and leave an address. Or read the prices, which are on every community’s page without a form.',
          },
          {
            title: 'Do you speak Spanish?',
            text: 'Yes. Say so when somebody answers, or call Casa Alameda in Pueblo, where every shift does.',
          },
        ],
      },
    },
  ],
}
