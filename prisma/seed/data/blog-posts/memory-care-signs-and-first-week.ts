import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const memoryCareSignsAndFirstWeek: ArticleSeed = {
  slug: 'memory-care-signs-and-the-first-week',
  title: 'Memory care: the signs, and what the first week looks like',
  summary:
    'Seven signs that home has become too hard, and the first seven days of memory care written down one by one.',
  category: 'Memory care',
  tags: ['memory care', 'dementia', 'moving in', 'families'],
  authorMember: 'darnell-whitaker',
  author: 'Darnell Whitaker',
  mainImage: 'articles/photo-album.webp',
  published: true,
  publishedAt: '2026-09-08T09:00:00-06:00',
  featured: true,
  seoTitle: 'Signs it is time for memory care, and the first week',
  seoDescription:
    'How to tell forgetting from danger, what to ask a doctor, what to pack, and what happens on each of the first seven days in memory care.',
  content: `<p>Everybody loses the car keys. The question is what happens next. One person looks in the other coat. Another looks in the freezer, finds them, and cannot say what they are for. This page is about the second person, and about the family who has been covering for her since spring.</p>
<h2>Forgetting, and something else</h2>
<p>A name that comes back an hour later is age. A stove left on twice in one week is not. Start with the family doctor, and take a written list of dates; two minutes of notes are worth more than “she is getting worse”. Some causes can be treated: an infection, a thyroid problem, poor hearing, two pills that do not get along. Ask for those to be ruled out before anyone says the word dementia.</p>
<h2>Seven signs we hear most on the phone</h2>
<ol>
<li>She goes out and does not know the way back, on a street she has walked for thirty years.</li>
<li>Pills are taken twice, or the box for Tuesday is still full on Friday.</li>
<li>The refrigerator holds five cartons of the same milk, and she has lost ten pounds.</li>
<li>Night and day have changed places, and the person who cares for her has not slept through since August.</li>
<li>Bills are unpaid, or paid three times, or somebody on the phone has been given the card number.</li>
<li>She is frightened in her own bathroom, or angry at a stranger who turns out to be her husband.</li>
<li>The helper at home is now the one in danger: the bad back, the missed surgery, the job on half days.</li>
</ol>
<p>One of these is a reason to see a doctor. Three of them in one month are a reason to visit two or three communities before you need one. Families who look early have a month to choose; in an emergency it is an afternoon.</p>
<h2>What memory care is</h2>
<p>Memory care is assisted living made smaller, calmer and safer. The rooms lie around one kitchen and one garden, so every path comes back to where it began. Doors to the street are secured. The people who work there are trained in dementia, and there are more of them for each resident than in assisted living. Colorado has its own rules for such secured settings, and the community must assess each person before moving in.</p>
<table>
<caption>What changes between assisted living and memory care</caption>
<thead><tr><th scope="col">Part of the day</th><th scope="col">Assisted living</th><th scope="col">Memory care</th></tr></thead>
<tbody>
<tr><th scope="row">Getting up</th><td>A knock at the agreed time</td><td>Whenever the person wakes, one step at a time</td></tr>
<tr><th scope="row">Meals</th><td>A menu with two choices</td><td>Two plates shown side by side, finger food if forks have become puzzles</td></tr>
<tr><th scope="row">Pills</th><td>Reminders or a hand</td><td>Given and recorded by trained staff</td></tr>
<tr><th scope="row">Going out</th><td>Through the front door, alone</td><td>Into the garden alone, into town with company</td></tr>
<tr><th scope="row">Nights</th><td>Somebody awake in the building</td><td>Somebody awake in the same hallway</td></tr>
</tbody>
</table>
<h2>The first week, day by day</h2>
<h3>Day one</h3>
<p>Come before lunch, when most people are at their best. Hang the quilt and six photographs before she walks in; a room that already smells like her closet does half the work. Have lunch together. Then leave while something is going on, with “see you Thursday” and not with a speech.</p>
<h3>Days two and three</h3>
<p>She may ask to go home, forty times before supper. We do not argue and we do not correct the year. We ask about the home she means, which is often the one from 1958. You will want to drive over at nine at night. Call instead; somebody in that hallway will pick up and tell you what is happening at that minute.</p>
<h3>Days four and five</h3>
<p>By now the staff knows eleven small things: which side of the bed, how much milk, the song that works in the shower. Bring the twelfth. A short visit of thirty minutes, in the middle of an activity, is better than two hours on a sofa by the door.</p>
<h3>Day six</h3>
<p>Something goes wrong on day six. A hearing aid is in the laundry, or she has been cross with a neighbor. It is not a sign that you chose badly. Write it down and bring it tomorrow.</p>
<h3>Day seven</h3>
<p>We sit down together for half an hour: you, the nurse and the person who has helped her dress. We go through sleep, weight, appetite and mood, and we change the plan on the spot. The next meeting is at thirty days.</p>
<blockquote><p>Nobody thanks you in the first week. Around the fifth, somebody laughs at lunch, and it is her.</p></blockquote>
<h2>What to pack</h2>
<ul>
<li>Seven outfits that close with elastic or big buttons, each with a name inside.</li>
<li>Her own pillow, the old alarm clock, one lamp she can work.</li>
<li>A box of things to hold: postcards, buttons, the tape measure, a deck of cards.</li>
<li>One page about her life, in large type: what she was called as a child, what she did for a living, what she cannot stand.</li>
<li>The medicine list, the name of the doctor, and the papers that say who may decide.</li>
</ul>
<p>Leave the good ring and the checkbook with you. And leave out the guilt, if it will stay behind; it takes up one whole suitcase. If you would like to see a secured garden from inside before you decide anything, <a href="/memory-care">the communities with memory care</a> are listed with their prices, and a visit takes forty minutes.</p>`,
}
