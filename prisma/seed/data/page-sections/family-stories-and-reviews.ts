import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const familyStoriesAndReviews: PageSections = {
  pagePath: '/family-stories-and-reviews',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'how-we-print',
      title: 'How a story gets onto this page',
      subtitle: 'Family stories and reviews',
      content: {
        html: `<p>Nobody is paid for a story, and nobody gets a rent reduction, a pie or a better table. Residents and families write to us, tell us in person or hand us a letter. We read the text back to them, print the date, and ask for consent in writing. They may withdraw it on any day, and then it is gone by the evening.</p>
<p>The stars decide nothing: a story with few of them is printed like one with five. What we leave out are names of staff in complaints, medical details about somebody who has not agreed, and swearing, unless it is very good.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'rules',
      title: 'The rules of the stars',
      content: {
        html: `<table>
<caption>What the rating beside a community means</caption>
<thead><tr><th scope="col">Rule</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">The average counts every review we received</th><td>Leaving out the bad ones would flatter us</td></tr>
<tr><th scope="row">No stories, no stars</th><td>An empty page is better than a round number</td></tr>
<tr><th scope="row">Each has a month, a source and a relation to the community</th><td>A daughter and a resident see different buildings</td></tr>
<tr><th scope="row">A story that is three years old moves to the end</th><td>The cook may have changed</td></tr>
<tr><th scope="row">The director may answer below it, once</th><td>An argument is not a review</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'tell-yours',
      title: 'Tell yours',
      content: {
        html: `<p>Twelve sentences are enough. Good ones begin with an object: a basket of cut cloth, a chess game left standing, the red cup. Write it on paper and leave it at the desk, or send it through the <a href="/contact">contact page</a>. If writing is hard, Lucia Montoya and others on our staff take dictation, and read it back with your own commas.</p>
<p>You will hear from us within five working days. If we do not print it we tell you why.</p>`,
        imagePath: 'communities/larkspur-commons-greenhouse.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'how-to-read',
      title: 'How to read reviews, ours included',
      content: {
        html: '<p>There are other sites with stars on them. A few habits help with all of them.</p>',
        items: [
          {
            title: 'Read the threes first.',
            text: 'Threes are often the most balanced.',
          },
          {
            title: 'Look for a name.',
            text: '“Darnell asked what she did for work” tells you more than “the staff is wonderful”.',
          },
          { title: 'Look at the dates.', text: 'Eight fives in one week were probably asked for.' },
          {
            title: 'Read the answer.',
            text: 'It should say what was changed.',
          },
          { title: 'Then go for lunch.', text: 'Forty minutes in a dining room outweigh two hundred stars.' },
        ],
      },
    },
  ],
}
