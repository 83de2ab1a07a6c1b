import type { ContentAssetSeed } from '@/prisma/seed/data/shapes'

export const seniorLivingGuide: ContentAssetSeed = {
  slug: 'senior-living-guide',
  title: 'The Senior Living Guide: five kinds of care, one bill, twenty questions',
  description:
    'What each kind of care means, how a monthly bill is built, who can help pay, and how to choose between two good communities. Written for Colorado.',
  category: 'Guide',
  requiredFields: ['email', 'name'],
  ctaText: 'Get the guide',
  thumbnail: 'articles/bookshelf-with-guide.webp',
  featuredImage: 'articles/bookshelf-with-guide.webp',
  author: 'margaret-lindqvist',
  sortOrder: 1,
  articleContent: `<p>This guide takes about four minutes. It was written for the person who has been handed the job: the daughter with the spreadsheet, the neighbor with the key, or the woman herself, who would like to choose while choosing is still hers. Read it with a pencil.</p>
<h2>1. Start with an ordinary Tuesday</h2>
<p>Do not start with the name of a kind of care. Write down one ordinary Tuesday, from waking to sleeping, and mark every spot where somebody else had to help or should have. A shower, a button, a pill, a stair, a bill, a meal, a fright in the night. Count the marks. Five or fewer is a different conversation from fifteen.</p>
<h2>2. The five kinds of care</h2>
<table>
<caption>What each kind is for, and how it is billed at Evergrove</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">For whom</th><th scope="col">How it is billed</th></tr></thead>
<tbody>
<tr><th scope="row">Independent living</th><td>Well, and finished with gutters and snow</td><td>Rent with one meal a day</td></tr>
<tr><th scope="row">Assisted living</th><td>A hand with bathing, dressing, pills</td><td>Rent with three meals, plus care in four levels</td></tr>
<tr><th scope="row">Memory care</th><td>Dementia, no longer safe alone</td><td>One rate that includes all care</td></tr>
<tr><th scope="row">Respite care</th><td>A week to six weeks, while family rests or heals</td><td>By the night, care and meals included</td></tr>
<tr><th scope="row">Long-term care</th><td>A nurse needed day and night</td><td>One rate that includes nursing, meals and laundry</td></tr>
</tbody>
</table>
<p>Two of these are often confused. Assisted living is a home with help in it. Long-term care is a nursing facility, licensed as such, where medical work is done every day. If the marks on your Tuesday are mostly about dressing and meals, it is the first. If they are wounds, oxygen or two people needed to lift, it is the second.</p>
<h2>3. How a bill is built</h2>
<p>Every bill has a part that stays and a part that moves. Rent stays for a year at a time. Care moves with need. Ask for both in writing, on one sheet, with a date. Then add a third column for the small things: haircuts, supplies, guests at dinner. They are seldom more than a tenth of the total and always the part that people argue about.</p>
<ol>
<li>Write the rent of each community in the first column.</li>
<li>Have a nurse from each community count the care, and write its price in the second.</li>
<li>Put $150 in the third unless you know better.</li>
<li>Add the one-time fee, divided by 24, because most people stay at least two years.</li>
</ol>
<p>Now you have one number for each community, and they can be compared. Often the community with the lower rent costs more in the end.</p>
<h2>4. Who can help pay</h2>
<ul>
<li><strong>Savings and the house.</strong> Most families begin here. A bridge loan or a renter can cover the months until the house is sold.</li>
<li><strong>Long-term care insurance.</strong> Look for the waiting time, the daily amount and the words “licensed residence”.</li>
<li><strong>The VA pension with Aid and Attendance.</strong> For wartime veterans and surviving spouses with limited means. Filing is free.</li>
<li><strong>Health First Colorado.</strong> Colorado’s Medicaid pays for nursing facility care for those who qualify, and a waiver can pay for care in some assisted living residences. Limits change each year, so ask your county’s case management agency.</li>
<li><strong>Medicare.</strong> Not for rent or daily care, here or anywhere. It does pay for therapy that a doctor has ordered.</li>
</ul>
<h2>5. Choosing between two good communities</h2>
<p>When you have seen three, two of them will be good. Go back to both, unannounced, at supper. Then ask yourself three questions that have nothing to do with money.</p>
<ul>
<li>Did somebody who was not selling anything speak to us?</li>
<li>Is there one person here she would have had coffee with anyway?</li>
<li>Can I drive there in under half an hour, after work, in January?</li>
</ul>
<p>The third matters more than it sounds. A community twelve minutes away gets two visits a week. A finer one at fifty minutes gets two a month.</p>
<blockquote><p>Choose the place where you would not mind being the one who stays.</p></blockquote>
<h2>6. Twenty questions, short form</h2>
<p>The long form, room by room, is in our article on <a href="/blog/how-to-tour-a-house-20-questions">how to tour a community</a>. Tear-off version:</p>
<ul>
<li><strong>People:</strong> How long has the director been here? Who left last year? Who is awake tonight? How many residents for each caregiver in the morning?</li>
<li><strong>Days:</strong> What was supper yesterday? How late is breakfast? May I eat here? What happens if he skips a meal?</li>
<li><strong>Rooms:</strong> Is this the one we get? At this price? How fast was the call button answered last month? What may he bring?</li>
<li><strong>Care:</strong> Who gives the pills? Who counts the care? How often? What would make you ask him to leave?</li>
<li><strong>Paper:</strong> What is not in the rent? What were the last five increases? What did the last inspection find? What comes back if we go?</li>
</ul>
<h2>7. What to do this week</h2>
<p>Pick three addresses. Call each one and note how long it takes to reach a person; ours should be under ten minutes while the phones are staffed, from 7 am to 9 pm. Visit the nearest first. And put the notes from that ordinary Tuesday in an envelope with the date on it. In half a year you will want to know what has changed, and memory, yours included, is not a scale.</p>
<p>Prices and benefit rules in this guide were checked in October 2026. Check them again before you sign anything.</p>`,
}
