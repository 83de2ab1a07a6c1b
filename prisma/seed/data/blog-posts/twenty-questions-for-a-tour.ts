import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const twentyQuestionsForATour: ArticleSeed = {
  slug: 'how-to-tour-a-house-20-questions',
  title: 'How to tour a community: 20 questions, and where to stand when you ask them',
  summary:
    'Twenty questions for a tour, sorted by the room you are in, with the answers that should make you look twice.',
  category: 'Choosing a community',
  tags: ['tours', 'checklist', 'choosing', 'families'],
  authorMember: 'beth-aldrich',
  author: 'Beth Aldrich',
  mainImage: 'articles/calendar-and-glasses.webp',
  published: true,
  publishedAt: '2026-03-17T10:00:00-06:00',
  featured: true,
  seoTitle: 'Senior living tour checklist: 20 questions to ask',
  seoDescription:
    'Twenty questions to ask on a senior living tour, arranged room by room from parking lot to office, with the answers worth a second look.',
  content: `<p>A tour lasts forty minutes, and thirty of them are spent admiring carpets. Carpets are not what your mother will live with. She will live with the person who answers the call button at 3 am. Here are twenty questions that get you closer to that person, sorted by the place where you should be standing.</p>
<h2>Questions 1 to 3: before you go in</h2>
<p>Come ten minutes early and stay in the car. Watch who goes in and out. Then come a second time without an appointment, on a Saturday or just before supper. If a community cannot be visited at half past five, ask why. Ours can; you will be asked to sign a book and perhaps to hold a tray.</p>
<ul>
<li>How long has the executive director been here? The nurse? The cook?</li>
<li>How many people left the staff in the last twelve months, out of how many?</li>
<li>Who is in the building at night, and are they awake?</li>
</ul>
<h2>Questions 4 to 7: in the dining room, near the coffee</h2>
<p>Sit down. Ask for a cup and take five minutes over it. You will hear whether people talk to each other and whether somebody knows their names. Look at the plates going back to the kitchen: full plates are the most honest review in the building.</p>
<ul>
<li>What was for supper last night, and what was the other choice?</li>
<li>Until what time can I get breakfast?</li>
<li>What happens if he does not come to a meal?</li>
<li>May I eat here with him, and what does it cost?</li>
</ul>
<h2>Questions 8 to 11: in an apartment that is really for rent</h2>
<p>Model apartments have no cables, no walkers and no laundry. Ask to see the one that is open now, even if the paint is wet. Bring a tape measure; a standard walker is about two feet wide and needs five feet to turn around.</p>
<ul>
<li>Is this the apartment we would get, at this price, on this date?</li>
<li>Where is the call button if he is on the bathroom floor?</li>
<li>How long did it take to answer, on average, last month?</li>
<li>Can he bring the recliner, the cat, and the drill?</li>
</ul>
<h2>Questions 12 to 15: in the hallway, with a caregiver</h2>
<p>Ask your guide to introduce you to whoever is passing. A person with three minutes to spare will tell you more than a brochure, mostly by how she speaks to the resident beside her.</p>
<ul>
<li>How many residents do you look after on a morning like this?</li>
<li>Will it be the same faces each week?</li>
<li>Who gives out pills, and who checks them?</li>
<li>What would make you say you can no longer take care of him?</li>
</ul>
<h2>Questions 16 to 20: in the office, with a pen</h2>
<p>Save money and paper for last, when you know whether you want the place at all. Write the answers down while they are being given.</p>
<ul>
<li>What is in the rent, and what is billed beside it?</li>
<li>What were the last five yearly increases?</li>
<li>When was the last state inspection, and may I read it?</li>
<li>What comes back to us if we leave in the first month?</li>
<li>If the money runs out, does he have to go?</li>
</ul>
<h2>Answers worth a second look</h2>
<table>
<caption>What you hear, and what to ask next</caption>
<thead><tr><th scope="col">You hear</th><th scope="col">Ask</th></tr></thead>
<tbody>
<tr><td>“It depends.”</td><td>“On what? What was it for the last person who moved in?”</td></tr>
<tr><td>“We are like a family.”</td><td>“Who was awake here last night?”</td></tr>
<tr><td>“We have never had that problem.”</td><td>“What is the plan for the day you do?”</td></tr>
<tr><td>“This price is only good until Friday.”</td><td>Nothing. Put the pen away and visit the next community.</td></tr>
<tr><td>“Let me find out and call you.”</td><td>“Thank you.” That is a good answer, if the call comes.</td></tr>
</tbody>
</table>
<blockquote><p>Ask the same question of two people who cannot hear each other. What matters is that there is an answer.</p></blockquote>
<h2>Afterward, within the hour</h2>
<p>Sit in the car again and write down three things before you start the engine: what you smelled, what you heard, and the name of one person who was kind without being watched. Do it separately if there are two of you, and compare at the first red light.</p>
<p>Then read the inspection reports. Colorado’s health department publishes them for every licensed residence, ours included; nursing facilities also appear on Medicare’s Care Compare site. A report with no findings at all is rare. What you want to see is the same finding <em>not</em> coming back a year later. Our own page for that is the <a href="/ltc-watch">quality watch</a>.</p>
<p>You will need two visits and about three hours in all to know one community well. Look at three communities and you have spent a working day, which is less than most people give to a car. When you are ready for ours, the <a href="/communities">communities</a> stand on one page with their prices, and you can come the same day.</p>`,
}
