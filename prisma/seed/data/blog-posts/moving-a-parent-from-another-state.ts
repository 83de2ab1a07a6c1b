import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const movingAParentFromAnotherState: ArticleSeed = {
  slug: 'moving-a-parent-to-colorado',
  title: 'Moving a parent to Colorado from another state',
  summary:
    'Doctors, papers, insurance and thin air: what changes at the state line, in the order in which it needs doing.',
  category: 'Moving in',
  tags: ['moving', 'long distance', 'Medicare', 'altitude', 'paperwork'],
  authorMember: 'teresa-gallegos',
  author: 'Teresa Gallegos',
  mainImage: 'articles/tea-and-letters.webp',
  published: true,
  publishedAt: '2026-06-02T09:15:00-06:00',
  featured: false,
  seoTitle: 'Moving a parent to Colorado: papers, insurance, altitude',
  seoDescription:
    'What to do before, during and after moving an older parent to Colorado: Medicare plans, Medicaid, legal papers, altitude, and a six-week calendar.',
  content: `<p>It usually starts with a phone call at the wrong hour. She is in Ohio, you are in Fort Collins, and between you there are 1,200 miles and one neighbor with a key. Moving her here is a good deal of work. Most of it is paper, and all of it can be done in about six weeks if you do it in order.</p>
<h2>First, decide which state is right</h2>
<p>Closer to you is not always closer to her life. Count the people she sees in an ordinary week where she is now. If the list has two names on it and one of them is the mail carrier, the move is likely right. If there are nine, look at a community near those nine first. We will say so on the phone, too.</p>
<h2>What changes at the state line</h2>
<table>
<caption>What moves with her and what does not</caption>
<thead><tr><th scope="col">Thing</th><th scope="col">Does it come along?</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><th scope="row">Original Medicare</th><td>Yes</td><td>Give Social Security the new address</td></tr>
<tr><th scope="row">Medigap</th><td>Usually</td><td>Ask the insurer; the premium may change</td></tr>
<tr><th scope="row">Medicare Advantage, Part D</th><td>Often not</td><td>Choose a plan that serves the new ZIP. A move opens a special enrollment period of about two months</td></tr>
<tr><th scope="row">Medicaid</th><td>No</td><td>Apply anew with Health First Colorado; the rules and limits differ</td></tr>
<tr><th scope="row">Long-term care insurance</th><td>Yes</td><td>Ask how the policy defines a licensed residence</td></tr>
<tr><th scope="row">Power of attorney, will</th><td>Generally honored</td><td>Have a Colorado attorney read them once</td></tr>
<tr><th scope="row">Driver’s license</th><td>No</td><td>Colorado gives a new resident about 30 days</td></tr>
</tbody>
</table>
<p>The Medicaid line is the one that hurts. There is no transfer between states. She has to live here to apply, the county has up to 45 days to answer, or 90 where a disability is examined, and she should have money for the months in between. Speak with an elder-law attorney before the old coverage ends, not after.</p>
<h2>The air</h2>
<p>Denver lies at 5,280 feet and Colorado Springs above 6,000. Air there holds about a sixth to a fifth less oxygen than at sea level. Most people feel it as three days of short breath, dry lips and bad sleep. For somebody with heart failure, COPD or oxygen at home it is a matter for a doctor <em>before</em> the tickets are bought. Grand Junction and Pueblo, at about 4,600 feet, are a little kinder.</p>
<ul>
<li>Ask her doctor about the altitude by name: “Is 5,400 feet all right for her?”</li>
<li>If she uses oxygen, arrange a supplier here and a portable unit for the trip; airlines want the paperwork ahead of time.</li>
<li>Break a long drive in two, and sleep one night below 5,000 feet if you can.</li>
<li>Plan a glass of water at every meal for the first week, and no wine for three days.</li>
</ul>
<h2>Six weeks, in order</h2>
<h3>Weeks six and five: look</h3>
<p>Visit two or three communities here by yourself and send her ten photographs of each: the view from the bed, the coffee corner, the bathroom. Then walk through one of them by video with her on the line. She should choose between two, not be told about one.</p>
<h3>Week four: papers</h3>
<p>Ask for records from every doctor, not only the main one. Records take ten to thirty days. Put six papers in one folder: Medicare card, insurance cards, photo ID, powers of attorney, the medicine list, and any order about resuscitation. Colorado’s own form for that last one is called MOST, and a doctor here will fill it in with her.</p>
<h3>Week three: a doctor here</h3>
<p>Book the first visit now for the week after she lands. New-patient appointments can be six weeks out, and some communities work with a doctor who comes to the building. Ask the drugstore for a ninety-day supply so that nothing runs out in between.</p>
<h3>Week two: the trip</h3>
<p>Fly in the morning, direct, with wheelchair help booked even if she walks. Pack one bag as though the others will be lost: two outfits, all medicine, glasses, hearing-aid batteries, the phone charger, one photograph.</p>
<h3>Week one: the room before the person</h3>
<p>Have the bed made and the lamp lit before she arrives. The movers come the day before, not the day after. If the truck is late, ask the community for a furnished room; a <a href="/respite-care">short stay</a> of two weeks also lets her try the place with her house in Ohio still standing.</p>
<blockquote><p>Do not sell the old house in the same month. Two losses at once are hard to bear.</p></blockquote>
<h2>After she has arrived</h2>
<p>Change the address with Social Security, the VA if she has it, the bank, the county for voting, and the magazine she really reads. Set a call with the old neighbor for the second Sunday. And leave one afternoon a week with nothing in it. She did not move 1,200 miles to watch you do paperwork.</p>
<p>Rules for benefits change from year to year and from county to county, so treat this page as a list of questions, not as advice. Our counselors do long-distance moves every month. They know which form is missing before you do, and they are on the phone during our staffed hours.</p>`,
}
