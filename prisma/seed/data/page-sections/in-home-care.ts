import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const inHomeCare: PageSections = {
  pagePath: '/in-home-care',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'in-your-own-kitchen',
      title: 'Help that rings the bell',
      subtitle: 'Evergrove at Home',
      content: {
        html: `<p>Some people should stay where they are. The stairs are fine, the neighbor has a key, and what is missing is three mornings a week. Evergrove at Home sends a caregiver to your door for that. It is the same training and the same nurse as in our communities, with your own kettle.</p>
<p>We are licensed as a home care agency and serve addresses within 15 miles of three communities: Juniper House in Denver, Evergrove Lodge in Boulder, and Cottonwood Terrace in Fort Collins. Elsewhere we do not come, because a caregiver who drives ninety minutes is tired before she has started. We will give you the names of two agencies nearer by.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'what-we-do',
      title: 'What a visit includes',
      content: {
        html: '<p>A visit is three hours or more. You decide what goes into it, and the list may be different on Tuesday.</p>',
        items: [
          {
            title: 'The body:',
            text: 'shower, hair, dressing, an arm to the bathroom, a walk around the block.',
          },
          { title: 'The house:', text: 'laundry, the bed, the kitchen floor, the refrigerator on Fridays.' },
          {
            title: 'Food:',
            text: 'shopping with your list, a hot lunch, and supper left on a plate with a time on it.',
          },
          {
            title: 'Pills:',
            text: 'a reminder and a check mark. Giving medicine is done by a nurse, and is arranged apart.',
          },
          { title: 'Getting out:', text: 'the doctor, the barber, the bank. In your car or hers.' },
          {
            title: 'Company:',
            text: 'cards, the paper read aloud, or a quiet chair in the same room while your husband goes fishing.',
          },
        ],
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'prices',
      title: 'What it costs',
      content: {
        html: `<table>
<caption>Per hour, as of November 1, 2026. No contract, and no fee to begin</caption>
<thead><tr><th scope="col">When</th><th scope="col">Dollars an hour</th><th scope="col">Shortest visit</th></tr></thead>
<tbody>
<tr><th scope="row">Monday to Saturday, 7 am to 7 pm</th><td>38</td><td>3 hours</td></tr>
<tr><th scope="row">Sundays, evenings, six holidays</th><td>42</td><td>3 hours</td></tr>
<tr><th scope="row">Night, somebody awake</th><td>42</td><td>8 hours</td></tr>
<tr><th scope="row">A nurse’s visit</th><td>95 a visit</td><td>About 45 minutes</td></tr>
</tbody>
</table>
<p>Past about forty hours a week, living in one of the communities usually costs less, and we will say so before you work it out. Long-term care insurance often pays; Medicare as a rule does not pay for this kind of help.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'how-it-starts',
      title: 'From the first call to the first morning',
      content: {
        html: '',
        items: [
          {
            label: 'Today',
            title: 'You call, or we call you',
            text: 'A person asks about ten things. It takes twelve minutes.',
          },
          {
            label: 'Day 2',
            title: 'A nurse comes',
            text: 'One hour at your table, free. She looks at the bathroom and asks about the cat.',
          },
          {
            label: 'Day 3',
            title: 'You meet two people',
            text: 'The caregiver and the one who comes when she is sick. If it is not a good match, say so and we send somebody else.',
          },
          {
            label: 'Day 5',
            title: 'First visit',
            text: 'The nurse stays for the first half hour. She calls after a week and comes back every sixty days.',
          },
        ],
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Before you let somebody in',
      content: {
        html: '',
        items: [
          {
            title: 'Who is this person?',
            text: 'Our employee, trained for 40 hours, background-checked by the state, insured, and paid while driving. You see her name and picture first.',
          },
          {
            title: 'Will it be the same one?',
            text: 'Two people share your week. In the past year 91 of 100 visits were made by one of the two.',
          },
          {
            title: 'Can I stop?',
            text: 'Any day, with 24 hours’ notice for a visit already planned. There is nothing else to cancel.',
          },
        ],
      },
    },
  ],
}
