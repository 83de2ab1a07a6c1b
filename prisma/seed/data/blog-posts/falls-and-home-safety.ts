import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const fallsAndHomeSafety: ArticleSeed = {
  slug: 'falls-and-home-safety',
  title: 'Falls: one hour, one flashlight, one screwdriver',
  summary:
    'Why people fall, a test with a kitchen chair, and a one-hour walk through the house that removes the worst of it.',
  category: 'Health',
  tags: ['falls', 'home safety', 'balance', 'checklist'],
  authorMember: 'katie-brandt',
  author: 'Katie Brandt, PT',
  mainImage: 'services/safety-with-dignity.webp',
  published: true,
  publishedAt: '2026-02-10T09:00:00-07:00',
  featured: false,
  seoTitle: 'Preventing falls at home: a one-hour checklist',
  seoDescription:
    'More than one in four people over 65 falls each year. A chair test, a room-by-room hour, what to do after a fall, and when to call a doctor.',
  content: `<p>More than one in four Americans over 65 falls in a given year, and fewer than half of them tell their doctor. They tell the dog. A fall is not bad luck, and it is not age either. It is three or four small things that meet at the same minute, often around 2 am, often on the way to the bathroom. Take one of them away and it does not happen.</p>
<h2>The small things</h2>
<ul>
<li><strong>Legs.</strong> After seventy the thighs lose strength every year in which nobody asks them for it.</li>
<li><strong>Pills.</strong> Four or more medicines a day raise the risk, and some for sleep, blood pressure or allergy raise it most.</li>
<li><strong>Eyes.</strong> Cataracts, and bifocals on the stairs: the bottom half of the lens makes the last step swim.</li>
<li><strong>Feet.</strong> Socks on wood, slippers without a heel.</li>
<li><strong>The house.</strong> A rug, a cord, a threshold of three quarters of an inch.</li>
<li><strong>Hurry.</strong> A phone that stops after six rings.</li>
</ul>
<h2>A test with a kitchen chair</h2>
<p>Take a straight chair without arms, 17 inches high, and put its back against the wall. Cross your arms over your chest. Stand up fully and sit down again as often as you can in thirty seconds, with somebody beside you and a clock in view. Below the number in the table, the legs need work and a doctor should hear about it.</p>
<table>
<caption>Stands in thirty seconds that count as below average</caption>
<thead><tr><th scope="col">Age</th><th scope="col">Women, fewer than</th><th scope="col">Men, fewer than</th></tr></thead>
<tbody>
<tr><th scope="row">65 to 69</th><td>11</td><td>12</td></tr>
<tr><th scope="row">70 to 74</th><td>10</td><td>12</td></tr>
<tr><th scope="row">75 to 79</th><td>10</td><td>11</td></tr>
<tr><th scope="row">80 to 84</th><td>9</td><td>10</td></tr>
<tr><th scope="row">85 to 89</th><td>8</td><td>8</td></tr>
<tr><th scope="row">90 to 94</th><td>4</td><td>7</td></tr>
</tbody>
</table>
<p>The numbers come from the fall-prevention program of the Centers for Disease Control. The exercise is the same as the test: ten times, twice a day, with the arms of a chair to begin with. Most people gain two stands in eight weeks. Tai chi and classes made for balance help as well, and walking alone helps less than you would think.</p>
<h2>One hour through the house</h2>
<p>Do it in the evening, with the lights as they usually are. Bring a flashlight, a screwdriver, a roll of bright tape and a trash bag for the rugs.</p>
<h3>The way to the bathroom (15 minutes)</h3>
<p>Walk it in the dark from the bed. Put a lamp where a hand finds it lying down, and two motion lights at knee height between bed and toilet; they cost about $15 the pair. Move whatever you touched with your shin.</p>
<h3>The bathroom (15 minutes)</h3>
<p>A towel bar is not a grab bar. It holds about as much as a wet towel. Real bars go into studs or proper anchors: one upright at the entry to the tub or shower, one at an angle inside, one beside the toilet at about 34 inches. Add a mat with suction cups and a hand shower on a 72-inch hose.</p>
<h3>Stairs (15 minutes)</h3>
<p>Rails on both sides, running past the last step by a hand. A strip of bright tape on the front edge of the first and the last one, because those two are the ones that people miss. A switch at the top and at the bottom. Nothing is stored on stairs, not even for an hour.</p>
<h3>Kitchen and floors (15 minutes)</h3>
<p>Everything used daily goes between hip and shoulder. Cords go along walls. Rugs go into the bag; if one must stay for love, it gets double-sided tape on all four sides. Check the door to the garage. That single step hurts more people than the staircase does.</p>
<h2>Four appointments</h2>
<ol>
<li>The drugstore or doctor: “Which of these could make me dizzy, and do I still need it?”</li>
<li>The eye doctor, once a year. Ask for single-vision glasses for walking outside.</li>
<li>The doctor again, for blood pressure lying and standing, and vitamin D if advised.</li>
<li>A physical therapist. Medicare usually covers it when a doctor orders it.</li>
</ol>
<blockquote><p>Put the phone where you would land, not where you would stand.</p></blockquote>
<h2>If it has happened</h2>
<p>Wait a full minute before you move. If there is pain in the hip or back, a blow to the head, or a blood thinner on the medicine list, do not get up: call 911. If all is well, roll to one side, come to hands and knees, crawl to something solid, put the stronger foot forward and rise from there. Then write down the time, the place and the shoes. The second fall usually looks like the first.</p>
<p>We look at falls the same way in our communities. Each one is written up within 24 hours, and four people read it: nurse, therapist, maintenance, manager. More often than not the answer is a lamp, a pill or a pair of shoes. How that works is on the page about <a href="/safety-with-dignity">safety with dignity</a>.</p>`,
}
