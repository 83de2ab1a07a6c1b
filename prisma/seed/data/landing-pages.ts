import type { LandingPageSeed } from '@/prisma/seed/data/shapes'

/** Landing pages for ads: at least one of each of the six types. */
export const landingPages: LandingPageSeed[] = [
  {
    slug: 'denver-senior-living',
    urlPattern: '/denver-senior-living',
    templateType: 'location',
    title: 'Senior living in Denver: Juniper House and a road map',
    metaDescription:
      'Assisted living and memory care in south Denver, and two more communities within 70 minutes. Prices with dates, no form in front.',
    h1Headline: 'Juniper House and *two more* near Denver',
    subheadline: 'One community in the city, two within 70 minutes, and every price on the page.',
    cities: ['denver', 'littleton'],
    showFloorPlans: true,
    heroImage: 'cities/denver.webp',
    heroTitle: 'Juniper House and *two more* near Denver',
    heroSubtitle: 'Juniper House stands four blocks from the light rail, with a porch of 62 feet.',
    heroCtaText: 'Schedule a tour',
    customContent: `<h2>What we have in Denver</h2>
<p>Juniper House was built in 1926 for a schoolmaster with nine children. It has 42 apartments, twelve of them around a fenced rose garden for memory care, and nurses in the building day and night. The light rail stop is four level blocks away, so grandchildren come on their own.</p>
<h2>If Denver is full, or not quite right</h2>
<ul>
<li><strong>Boulder, about 40 minutes:</strong> Evergrove Lodge, for people who are well and own boots.</li>
<li><strong>Fort Collins, about 70 minutes:</strong> Cottonwood Terrace, where couples with different needs live 90 steps apart at most.</li>
<li><strong>Your own address:</strong> Evergrove at Home sends a caregiver within 15 miles of Juniper House, for three hours or more.</li>
</ul>
<p>Grace Tran takes most first calls from Denver. She has sat at some 900 kitchen tables and starts with a sheet of paper folded in three.</p>`,
    sortOrder: 1,
  },
  {
    slug: 'visit-juniper-house',
    urlPattern: '/visit-juniper-house',
    templateType: 'community',
    title: 'Visit Juniper House in Denver',
    metaDescription:
      'Come and see Juniper House, assisted living and memory care in south Denver. Same-day visits, a price on paper, eggs until half past ten.',
    h1Headline: 'Visit *Juniper House*',
    subheadline: 'You see an apartment that is really open, and leave with a price on paper.',
    community: 'juniper-house',
    cities: ['denver'],
    showFloorPlans: true,
    heroImage: 'communities/juniper-house-exterior-evening.webp',
    heroTitle: 'Visit *Juniper House*',
    heroSubtitle: 'Come before half past ten and have eggs with us.',
    heroCtaText: 'Choose a day',
    customContent: `<h2>How the forty minutes go</h2>
<ol>
<li><strong>Minute 0.</strong> The porch. Somebody is usually in the third rocking chair and will tell you what they think of us.</li>
<li><strong>Minute 5.</strong> An apartment that is open now, with its real view and its real closet. Bring a tape measure.</li>
<li><strong>Minute 15.</strong> The dining room, with a cup of coffee. Try the soup of the day.</li>
<li><strong>Minute 25.</strong> The garden wing, if memory care is the question. Darnell Whitaker has led it since 2015.</li>
<li><strong>Minute 30.</strong> Marcus Bell, one sheet of paper, every line explained. You take it home.</li>
</ol>
<p>You will not be asked to sign anything, and we will not call you afterward more often than you like. Visitors park behind the building, off the alley.</p>`,
    sortOrder: 2,
  },
  {
    slug: 'how-to-choose',
    urlPattern: '/how-to-choose',
    templateType: 'general',
    title: 'How to choose a senior living community in one weekend',
    metaDescription:
      'A plan for one weekend: one list, three visits, one table with numbers. Works for any provider in Colorado, ours included.',
    h1Headline: 'Choose in *one weekend*',
    subheadline: 'One list, three visits, one table with numbers. It works for any community in Colorado.',
    showGallery: false,
    showTeamMembers: false,
    showPricing: false,
    heroImage: 'articles/bookshelf-with-guide.webp',
    heroTitle: 'Choose in *one weekend*',
    heroSubtitle: 'For the person in the family who has been handed the job.',
    heroCtaText: 'Talk it through with us',
    heroCtaLink: '/contact?topic=counselor#tour',
    customContent: `<h2>Friday evening: the list</h2>
<p>Write down one ordinary Tuesday, and mark each moment when somebody helped or should have. Ten minutes is enough. Then compare it with the <a href="/compare-care-levels">five kinds of care</a> and choose a column.</p>
<h2>Saturday: three visits</h2>
<p>Pick three communities within half an hour of the person who will visit most. Take the <a href="/blog/how-to-tour-a-house-20-questions">twenty questions</a>. Go to one of them at supper time, without an appointment.</p>
<h2>Sunday: the table</h2>
<table>
<caption>Fill in one row for each community</caption>
<thead><tr><th scope="col">Community</th><th scope="col">Rent</th><th scope="col">Care</th><th scope="col">One-time fees, divided by 24</th><th scope="col">Minutes away</th></tr></thead>
<tbody>
<tr><th scope="row">First</th><td>from the quote</td><td>as counted by its nurse</td><td>fee ÷ 24</td><td>on a weekday</td></tr>
<tr><th scope="row">Second</th><td>from the quote</td><td>as counted by its nurse</td><td>fee ÷ 24</td><td>on a weekday</td></tr>
<tr><th scope="row">Third</th><td>from the quote</td><td>as counted by its nurse</td><td>fee ÷ 24</td><td>on a weekday</td></tr>
</tbody>
</table>
<p>Add the three money columns. Then write beside each community the name of one person who was kind without being watched.</p>`,
    sortOrder: 3,
  },
  {
    slug: 'western-slope-senior-living',
    urlPattern: '/western-slope-senior-living',
    templateType: 'location-specific',
    title: 'Senior living on the Western Slope: Larkspur Commons',
    metaDescription:
      'Independent and assisted living on one level in Grand Junction: 70 apartments, a heated greenhouse, no steps, and our lowest rates.',
    h1Headline: 'West of the *mountains*',
    subheadline:
      'Seventy apartments on one level in Grand Junction, with a greenhouse and not a single step.',
    community: 'larkspur-commons',
    cities: ['grand-junction'],
    showFloorPlans: true,
    heroImage: 'communities/larkspur-commons-exterior-sundown.webp',
    heroTitle: 'West of the *mountains*',
    heroSubtitle: 'At six the mesas turn copper and everybody stops talking for a minute.',
    heroCtaText: 'Come and look',
    customContent: `<h2>Why people move to this side</h2>
<p>Grand Junction lies at about 4,600 feet, which lungs notice. It has some 240 days of sun, a hospital eleven minutes away, and orchards that send us 300 pounds of peaches in August. Rates at Larkspur Commons are the lowest of all our communities.</p>
<h2>Moving here from farther away</h2>
<ul>
<li>Dale Hutchins sends two of his crew on moving day, from eight to noon, to carry, unpack and hang up to ten pictures.</li>
<li>The first week’s meals for one family guest are free.</li>
<li>There is a guest room, with breakfast. From Denver it is four hours by road, or eight by train.</li>
</ul>
<p>If the pass is closed we do the visit by video, at the speed you like.</p>`,
    sortOrder: 4,
  },
  {
    slug: 'memory-care-visit',
    urlPattern: '/memory-care-visit',
    templateType: 'care-type-specific',
    title: 'See memory care from inside before you decide',
    metaDescription:
      'Three Colorado communities with memory care: Denver, Fort Collins and Pueblo. Twelve to sixteen people, one table, one rate with all care in it.',
    h1Headline: 'See it *from inside*',
    subheadline: 'Memory care in Denver, Fort Collins and Pueblo. One rate, all care in it.',
    careType: 'memory-care',
    cities: ['denver', 'fort-collins', 'pueblo'],
    heroImage: 'communities/casa-alameda-courtyard.webp',
    heroTitle: 'See it *from inside*',
    heroSubtitle:
      'A garden that comes back to where it began, and somebody who knows about the fabric store.',
    heroCtaText: 'Visit in the late morning',
    customContent: `<h2>What you will see</h2>
<p>A kitchen table for twelve to sixteen people, in use. A shelf by each door with photographs and one object. A garden with a path in a loop and a gate that nobody bumps into. One caregiver for five residents by day, and somebody awake in the same hallway at night.</p>
<h2>What to ask</h2>
<ul>
<li>How many people care for her in one week, by name? (At Juniper House: five.)</li>
<li>What do you do when she asks to go home?</li>
<li>Does the rate go up when things get harder? (Here, no. It includes all care.)</li>
<li>May I come at nine at night? (Yes.)</li>
</ul>
<p>Come between ten and noon, when most people are at their best, and come without her the first time. It takes forty minutes, and there is a bench in the garden for afterward.</p>`,
    sortOrder: 5,
  },
  {
    slug: 'winter-respite-stay',
    urlPattern: '/winter-respite-stay',
    templateType: 'care-type-specific',
    title: 'A winter stay: respite care from seven nights to six weeks',
    metaDescription:
      'Short stays in five Colorado communities, with meals and care, no community fee. For people who go home again in spring.',
    h1Headline: 'Here for the *ice*',
    subheadline: 'Seven nights to six weeks in a furnished room, and home again when the driveway is dry.',
    careType: 'respite-care',
    cities: ['boulder', 'denver', 'fort-collins', 'pueblo', 'grand-junction'],
    showFloorPlans: false,
    heroImage: 'care/respite-care.webp',
    heroTitle: 'Here for the *ice*',
    heroSubtitle: 'A furnished room by the night, meals and care included.',
    heroCtaText: 'Ask for a room',
    heroCtaLink: '/contact?topic=short-stay#tour',
    customContent: `<h2>Who comes for a stay</h2>
<p>People whose daughter is having a knee done. People who have had one done themselves. People with a steep driveway in January. And people who would like to know what it is like before anybody says the word “move”. About one guest in four later moves in; the others go home.</p>
<h2>What to bring</h2>
<ul>
<li>A doctor’s list of medicines. It is the one thing we cannot do without.</li>
<li>Seven outfits, two pairs of shoes that close, the good pillow.</li>
<li>One thing that makes a room yours, such as a clock or a photo.</li>
</ul>
<p>We need two days to make the bed. There is no community fee.</p>`,
    sortOrder: 6,
  },
  {
    slug: 'assisted-living-boulder-county',
    urlPattern: '/assisted-living-boulder-county',
    templateType: 'hybrid',
    title: 'Assisted living in Boulder County: Evergrove Lodge',
    metaDescription:
      'Assisted living for Boulder and Longmont at Evergrove Lodge: log and stone, three meals, care in four levels.',
    h1Headline: 'Assisted living in *Boulder County*',
    subheadline: 'A hand in the morning, and the rocks in the window for the rest of the day.',
    community: 'evergrove-lodge',
    careType: 'assisted-living',
    cities: ['boulder', 'longmont'],
    showFloorPlans: true,
    heroImage: 'communities/evergrove-lodge-courtyard.webp',
    heroTitle: 'Assisted living in *Boulder County*',
    heroSubtitle: 'Evergrove Lodge, 64 apartments. The fire is lit at four.',
    heroCtaText: 'Schedule a tour',
    customContent: `<h2>As much help as is useful</h2>
<p>About a third of the people at Evergrove Lodge have help with something: a shower, a sleeve, the pills at eight. A nurse counts it and sets one of four <a href="/care-points">care levels</a>, beside a rate that includes three meals, laundry and housekeeping. A nurse is in the building from seven to seven and on call at night. Caregivers are awake in both wings.</p>
<h2>From Longmont</h2>
<p>It is 16 miles, about half an hour outside rush hour. Families from Longmont also look at Cottonwood Terrace in Fort Collins, which has memory care; the drive is a quarter of an hour longer, so it is worth seeing both on one Saturday.</p>
<p>Margaret Lindqvist has run the Lodge since 2011. She prefers the hard questions early.</p>`,
    sortOrder: 7,
  },
  {
    slug: 'veterans-senior-living',
    urlPattern: '/veterans-senior-living',
    templateType: 'hybrid',
    title: 'Senior living for veterans in Colorado Springs',
    metaDescription:
      'Independent living, assisted living and nursing for veterans and spouses at Red Mesa Court in Colorado Springs, and how Aid and Attendance helps pay.',
    h1Headline: 'For those who *served*',
    subheadline: 'Red Mesa Court in Colorado Springs, and a plain page about Aid and Attendance.',
    community: 'red-mesa-court',
    cities: ['colorado-springs'],
    showFloorPlans: true,
    heroImage: 'communities/red-mesa-court-exterior-day.webp',
    heroTitle: 'For those who *served*',
    heroSubtitle: 'An old hotel that kept its manners, ten minutes from downtown.',
    heroCtaText: 'Talk to a counselor',
    heroCtaLink: '/contact?topic=counselor#tour',
    customContent: `<h2>What the VA may pay</h2>
<p>Wartime veterans and surviving spouses with limited means may qualify for a VA pension with Aid and Attendance. The money can go toward assisted living or nursing care. Filing is free, and nobody may charge you for a first claim. The County Veterans Service Officer does it with you; our <a href="/blog/va-aid-and-attendance-basics">article on the basics</a> lists the forms.</p>
<h2>What we do</h2>
<ul>
<li>Print the statement of care that the VA asks for, within two working days.</li>
<li>Set the move so that the first bill and the first claim carry the same month.</li>
<li>Tell you before you sign what the bill is with and without the benefit.</li>
</ul>
<p>We are not accredited by the VA and do not file claims. What we have is 60 apartments, 28 nursing rooms with two registered nurses on each shift, a chaplain who has time, and a chess table with a former county judge.</p>`,
    sortOrder: 8,
  },
]
