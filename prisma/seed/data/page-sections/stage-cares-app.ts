import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const stageCaresApp: PageSections = {
  pagePath: '/stage-cares-app',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'a-window',
      title: 'A small window, with her permission',
      subtitle: 'Stage Cares app',
      content: {
        html: `<p>You live 300 miles away and would like to know whether she had breakfast. The app answers that without making anybody feel watched. It has four tiles: Today, Plan, Messages, Visits. It has no camera and no map, and it will never buzz you at night about a thing that can wait until seven.</p>
<p>It is free for residents of all our communities and up to six people each of them names. It runs on phones and tablets from the last eight years, in English and in Spanish, and the letters can be made as large as you like.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'what-you-see',
      title: 'What you see, and what you do not',
      content: {
        html: `<table>
<caption>Each line can be switched off by the resident, one by one</caption>
<thead><tr><th scope="col">Tile</th><th scope="col">It shows</th><th scope="col">It does not show</th></tr></thead>
<tbody>
<tr><th scope="row">Today</th><td>Meals eaten, walks, classes, who visited</td><td>Pictures, unless she posted them</td></tr>
<tr><th scope="row">Plan</th><td>The Stage Cares sheet, the care count, the next review date</td><td>Medical records. Those stay with the doctor</td></tr>
<tr><th scope="row">Messages</th><td>Notes from the nurse, and your answers</td><td>What staff write to each other</td></tr>
<tr><th scope="row">Visits</th><td>When you are coming, the guest room, lunch for two</td><td>When somebody else is coming, unless they say so</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'getting-started',
      title: 'Getting started takes one cup of coffee',
      content: {
        html: '',
        items: [
          {
            label: '1',
            title: 'She signs',
            text: 'The resident, or the person who may sign for her, names who sees what. The form is one page in 16-point type.',
          },
          {
            label: '2',
            title: 'You get a letter',
            text: 'On paper, with a code that works for 14 days. We do not send codes by text, because so many other people pretend to.',
          },
          {
            label: '3',
            title: 'You open the app',
            text: 'Enter the code once and choose a number of six digits. On Wednesdays at two somebody patient helps in every community.',
          },
          {
            label: '4',
            title: 'You choose your hour',
            text: 'One summary a day, at the hour you pick. We call you about falls and new medicines. We never announce them in the app.',
          },
        ],
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Questions about the app',
      content: {
        html: '',
        items: [
          {
            title: 'Is it for emergencies?',
            text: 'No. For an emergency call 911. For worry at night call the floor: its number is on the community’s page while the phones are closed.',
          },
          {
            title: 'Who else can read it?',
            text: 'The people she named and the staff who care for her. It is not sold, not used for advertising and not kept longer than a year after she leaves.',
          },
          {
            title: 'What if my brother and I should not see the same things?',
            text: 'Then you do not. Each person has a list of their own, and no one sees the lists of the others.',
          },
          {
            title: 'She has changed her mind.',
            text: 'She tells any caregiver, and your view closes within the hour. She does not have to give a reason, and neither do we.',
          },
          {
            title: 'I do not want an app.',
            text: 'Good. Choose one day and one hour, and a caregiver calls you then, every week.',
          },
        ],
      },
    },
    {
      sectionType: 'quote',
      sectionKey: 'grace',
      title: 'What it is good for',
      content: {
        html: '<blockquote><p>Before, a son’s first question on the phone was “How is she?” Now it is “How was the lentil soup?” We have better talks now.</p></blockquote><p>Grace Tran, family counselor in Denver</p>',
      },
    },
  ],
}
