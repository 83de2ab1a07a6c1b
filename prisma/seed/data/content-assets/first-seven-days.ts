import type { ContentAssetSeed } from '@/prisma/seed/data/shapes'

export const firstSevenDays: ContentAssetSeed = {
  slug: 'the-first-seven-days',
  title: 'The first seven days: a checklist for the move',
  description:
    'What to pack, whom to tell, which chair to bring and what to expect on each of the first seven days. Print it and tape it to a box.',
  category: 'Checklist',
  requiredFields: ['email'],
  ctaText: 'Open the checklist',
  thumbnail: 'articles/key-on-a-table.webp',
  featuredImage: 'articles/key-on-a-table.webp',
  author: 'amina-yusuf',
  sortOrder: 2,
  articleContent: `<p>A move is decided in months and felt in hours. The longest of them is the first evening, between half past six and eight, when the family has driven off and the lamp stands in a new corner. This list is built around that hour. It works for an apartment, for a room in memory care and for a stay of two weeks.</p>
<h2>Ten days before</h2>
<ul>
<li>Get the doctor’s form and the list of medicines signed. Everything else can be late. These cannot.</li>
<li>Give the community one page about the person, in large type: name they like to be called, work they did, three things they love, two they cannot stand.</li>
<li>Choose seven pictures for the walls and write the numbers 1 to 7 on the back.</li>
<li>Ask which side of the bed the call button is on. It should be the side they get up from.</li>
<li>Tell the people who would otherwise call an empty house: post office, drugstore, bank, the friend who calls on Sundays.</li>
</ul>
<h2>What to pack</h2>
<table>
<caption>One suitcase, two boxes, one chair</caption>
<thead><tr><th scope="col">Where</th><th scope="col">What</th></tr></thead>
<tbody>
<tr><th scope="row">Suitcase</th><td>Seven outfits, two pairs of shoes that close, robe, eight sets of underwear, a coat. A name in each piece.</td></tr>
<tr><th scope="row">Box one, opened first</th><td>Sheets and pillow from the old bed, bedside lamp, clock, kettle, two mugs, phone charger, hearing-aid batteries, glasses.</td></tr>
<tr><th scope="row">Box two, opened by evening</th><td>Seven pictures, address book, radio, sewing or cards or tools, one plant.</td></tr>
<tr><th scope="row">By hand</th><td>Medicines in their bottles, insurance cards, papers that say who decides, $40 in small bills.</td></tr>
<tr><th scope="row">The chair</th><td>The one that is sat in every day. Even if it is the ugly one.</td></tr>
</tbody>
</table>
<p>Leave the good jewelry, the checkbook and the photo albums with family for the first month. Bring the albums on a visit, one at a time. They last longer that way.</p>
<h2>Day 1: before lunch</h2>
<p>Arrive between ten and eleven. Two people carry and one person sits in the new chair and says where things go. Lunch is together, at a table that the staff have chosen with some care: one talker, one listener, one person from the same town. At two the nurse comes with a blood pressure cuff and about thirty questions. Maintenance hangs the pictures before supper.</p>
<p>Leave while something is going on. Say when you will be back, by day and hour, and write it on the calendar in ink. Do not say “soon”.</p>
<h2>Day 2: the geography</h2>
<p>A caregiver walks the three routes that matter: bed to bathroom in the dark, door to dining room, door to outside. She counts the steps aloud. Family stays away today if it can. A phone call at four is better than a visit, and ten minutes is enough.</p>
<h2>Day 3: the dip</h2>
<p>On the third day the novelty is over and the habit has not begun. Appetite drops and so does the voice on the phone. It is the most common day for “take me home”. You do not have to answer that question on day three. Ask what was for breakfast, and come tomorrow.</p>
<h2>Day 4: the first visit</h2>
<p>Thirty to sixty minutes, in the late morning, with something to do: label the drawers, try the path, have coffee where other people are having it. Learn two names and use them.</p>
<h2>Day 5: the small complaint</h2>
<p>Something will be wrong by now. The soup is salty, a sweater is in the wrong closet, a neighbor’s television is loud. Say it at the desk, today. Small complaints that are fixed in a day are how people come to trust a building.</p>
<h2>Day 6: one thing of their own</h2>
<p>By the sixth day there should be one fixed thing in the week that has nothing to do with care: cards on Monday, watering the window boxes, reading the headlines aloud. If there is not, ask. It is in the plan, under “useful to others”, and the plan has a line for it on purpose.</p>
<h2>Day 7: half an hour at a table</h2>
<p>You, the new resident, the nurse, and the person who helps in the morning. Bring this list. Five questions are enough:</p>
<ol>
<li>How has she slept, and what did she weigh on day one and today?</li>
<li>Which pill, if any, has been refused?</li>
<li>Who are the two people she sits with?</li>
<li>What has surprised you about her?</li>
<li>What do we change this week?</li>
</ol>
<p>The care level is confirmed or corrected at this table too. If it was counted too high, it comes down from the first day. The next meeting is at thirty days.</p>
<blockquote><p>Nobody is settled in a week. But after seven days somebody in the building should know how she takes her coffee. Ask them. It is a good test.</p></blockquote>
<h2>For the family, same week</h2>
<ul>
<li>Sleep. At least two nights of eight hours.</li>
<li>Cancel the meal delivery, the alarm service and one newspaper.</li>
<li>Leave the old house alone until day ten.</li>
<li>Write down one sentence each evening. In a month you will be glad of them, because the mind keeps only day three.</li>
</ul>
<p>You may call the floor at any hour of any night. Its number is on the community’s page while the phones are closed.</p>`,
}
