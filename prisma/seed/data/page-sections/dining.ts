import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const dining: PageSections = {
  pagePath: '/dining',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'the-menu',
      title: 'Two hot dishes, and eggs for everyone else',
      subtitle: 'Dining',
      content: {
        html: `<p>Food is the one service that everybody uses three times a day and has strong views on. So the rule is simple. At each meal there are two hot dishes, a soup, and eggs or a sandwich for those who want neither. The menu runs five weeks before it repeats, and it is written by each community’s own cook, not by a company in another state.</p>
<p>You sit where you like and come when you like, within the hours below. Tables are for four, and people still pull up a fifth chair. If you do not appear, somebody knocks. If you would rather eat alone with the newspaper, there is a table for that too, by the window.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'hours',
      title: 'When the kitchen is open',
      content: {
        html: `<table>
<caption>Meals in all our communities; Juniper House differs where noted</caption>
<thead><tr><th scope="col">Meal</th><th scope="col">Hours</th><th scope="col">Good to know</th></tr></thead>
<tbody>
<tr><th scope="row">Coffee bar</th><td>6 am to 9 pm</td><td>Tea, fruit and a jar of cookies as well</td></tr>
<tr><th scope="row">Breakfast</th><td>7 to 10</td><td>Eggs to order until 9:30. At Juniper House until 10:30</td></tr>
<tr><th scope="row">Lunch</th><td>11:30 to 1:30</td><td>The main meal in most communities</td></tr>
<tr><th scope="row">Supper</th><td>5 to 6:30</td><td>From 4:30 at Juniper House. Wine on Fridays</td></tr>
<tr><th scope="row">At night</th><td>9 pm to 6 am</td><td>Toast, soup or a sandwich. Ask whoever is awake</td></tr>
</tbody>
</table>
<p>Assisted living, memory care, respite and long-term care include three meals. Independent living includes one a day, of your choosing. Extra meals are on the <a href="/pricing-and-availability">list of fees</a>.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'a-cook',
      title: '212 recipes and some arguments',
      content: {
        html: `<p>Mateo Archuleta cooks for 62 people at Casa Alameda. He spent 19 years in restaurants before that, and he keeps a notebook of how residents’ mothers did it: 212 recipes so far. On Wednesdays and Saturdays he bakes in the dome oven, and eight people at a table of sitting height shape the loaves. In September he roasts 40 bushels of Pueblo chiles in the yard.</p>
<p>Every community has its version of this. In Grand Junction it is 300 pounds of peaches in August; in Fort Collins the market bus brings home what the cook wrote on a list.</p>`,
        imagePath: 'communities/casa-alameda-kitchen.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'special-diets',
      title: 'When food has to be careful',
      content: {
        html: '<p>The nurse and the cook meet on Monday at two with the list. What is on it is cooked from the same pots.</p>',
        items: [
          {
            title: 'Diabetes and low salt.',
            text: 'Half portions of dessert without asking; herbs before salt in all soups.',
          },
          {
            title: 'Soft and pureed.',
            text: 'Each part shaped and served by itself.',
          },
          {
            title: 'Dementia.',
            text: 'Two plates shown side by side to choose from, colored rims, and food for fingers when forks have become puzzles.',
          },
          {
            title: 'Allergies.',
            text: 'Written on the table card in the kitchen and never on the one in the dining room.',
          },
          {
            title: 'Loss of weight.',
            text: 'We weigh once a month. A loss of five pounds means a talk with the cook and the nurse.',
          },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'guests',
      title: 'Bring somebody',
      content: {
        html: '<p>Guests are welcome at lunch and supper, and children under ten eat free. Two hours’ notice is enough. The private dining room at Evergrove Lodge, Cottonwood Terrace and Red Mesa Court seats ten and is free for birthdays if you ask three days ahead. If you are only thinking about moving, your first lunch is ours. Come on an ordinary weekday and order the soup.</p>',
      },
    },
  ],
}
