import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const whatAssistedLivingCosts: ArticleSeed = {
  slug: 'what-assisted-living-costs-in-colorado',
  title: 'What assisted living costs in Colorado, line by line',
  summary:
    'The five lines on the bill, an example month with its total, and the four kinds of money that can help pay it.',
  category: 'Money',
  tags: ['costs', 'assisted living', 'paying for care', 'Colorado'],
  authorMember: 'marcus-bell',
  author: 'Marcus Bell',
  mainImage: 'articles/key-on-a-table.webp',
  published: true,
  publishedAt: '2026-10-06T08:30:00-06:00',
  featured: true,
  seoTitle: 'What assisted living costs in Colorado in 2026',
  seoDescription:
    'Rent, care levels, the second person, extras and one-time fees: what is on an assisted living bill in Colorado and who helps pay it.',
  content: `<p>The first number a family hears is the rent. The number they end up paying is often a fifth higher, and it is made of five lines. Here they are in the order in which they reach the bill, so that you can hold three quotes side by side on one kitchen table.</p>
<h2>The short answer</h2>
<p>Surveys of the past two years put the middle price of assisted living in Colorado somewhere between $5,000 and $6,000 a month. Boulder and the mountain towns sit above that; Pueblo and the Western Slope sit below. A survey is a weather report, though. It describes the state, not the room your father will sleep in. Three written quotes, each with a date on it, will tell you more than any average.</p>
<h2>Five lines, in order</h2>
<h3>1. The rent</h3>
<p>In most communities the rent buys the apartment, three meals a day, heat, water, Wi-Fi, cleaning once a week and somebody awake in the building at night. It should also buy the calendar: the bus, the classes, the coffee at ten. Ask which of those seven things are <em>not</em> inside the rent. In some buildings the bus is extra, and so is the third meal.</p>
<h3>2. The care</h3>
<p>Care is help with a task: a shower, a sleeve, a pill, a walk to lunch. Communities bill it by the hour, by the task, or by level. At Evergrove a nurse counts the minutes of help a day, and the sum gives one of four <a href="/care-points">care levels</a>, each with its price. We count again every three months, and we write to you thirty days before a level goes up.</p>
<h3>3. The second person</h3>
<p>Two people in one apartment do not pay twice the rent. They pay a second-person fee, which covers another chair at breakfast and another set of sheets. Each of them then has a care line of their own. A couple in which only one needs help should see one care line, not two.</p>
<h3>4. The extras</h3>
<p>A haircut, a guest at dinner, a garage, a cat, a delivery of supplies. None of them is large. Four of them together can be $200 a month, so ask for the printed list and keep it.</p>
<h3>5. The one-time charges</h3>
<p>Nearly every community asks for money once, at the start. It may be called a community fee, a deposit or a move-in charge. The name matters less than the answer to one question: what comes back to us if Mom leaves in the first thirty days, and by what date?</p>
<h2>One month, added up</h2>
<p>This is an example with round numbers, not a quote from any of our communities. The person in it needs a hand in the shower twice a week and help with morning and evening pills.</p>
<table>
<caption>An example month in a one-bedroom apartment</caption>
<thead><tr><th scope="col">Line</th><th scope="col">What it is</th><th scope="col">Dollars</th></tr></thead>
<tbody>
<tr><th scope="row">Rent</th><td>One bedroom, three meals, weekly cleaning</td><td>4,700</td></tr>
<tr><th scope="row">Care</th><td>Care level 2</td><td>780</td></tr>
<tr><th scope="row">Pharmacy packing</th><td>Pills sorted by day and hour</td><td>45</td></tr>
<tr><th scope="row">Supplies</th><td>Delivered once a month</td><td>85</td></tr>
<tr><th scope="row">Salon</th><td>Two visits</td><td>70</td></tr>
<tr><th scope="row">Total</th><td>For one person</td><td>5,680</td></tr>
</tbody>
</table>
<p>Now set against it what stops at home: property tax, furnace, roof, groceries, gutters, the car and its insurance. Write those down too. A paid-off house in Fort Collins is rarely free to live in.</p>
<h2>What makes it go up</h2>
<p>Two things. Rent rises once a year, and care rises when somebody needs more of it. Ask each community for its rent increases of the last five years, in percent, in writing. A Colorado residence has to give notice before it changes its rates, and the notice period belongs in the agreement you sign.</p>
<blockquote><p>Ask to see the bill of somebody who has lived there two years, with the name covered. A good community will show you one.</p></blockquote>
<h2>Who can help pay</h2>
<ul>
<li><strong>Long-term care insurance.</strong> Many policies pay after a waiting time, often ninety days, once a nurse confirms help with two daily tasks. Find the policy before the move; the clock may start on the first day of care.</li>
<li><strong>The VA.</strong> A wartime veteran or a surviving spouse may qualify for <a href="/blog/va-aid-and-attendance-basics">Aid and Attendance</a>, paid on top of the VA pension.</li>
<li><strong>Health First Colorado.</strong> The state’s Medicaid program has a waiver that can pay for care in some assisted living residences. It does not pay the rent and meals, its income and savings limits change every year, and not every community takes part. Ask the community first, then your county’s case management agency.</li>
<li><strong>Taxes.</strong> Part or all of the bill may count as a medical expense when a licensed professional has written a plan of care. A tax preparer can tell you in twenty minutes.</li>
</ul>
<p>Medicare is missing from the list on purpose. It pays for doctors, hospitals and short stays in a skilled nursing facility. It does not pay for assisted living.</p>
<h2>Five questions to take along</h2>
<ol>
<li>What is in the rent, and what is not?</li>
<li>How do you count care, who counts it, and how often?</li>
<li>What were your last five rent increases?</li>
<li>What is charged once, and what comes back?</li>
<li>If the money runs out in year four, what happens then?</li>
</ol>
<p>The last question is the one people swallow. Ask it first. Our own prices are on <a href="/pricing-and-availability">one page with their date</a>, and you do not have to leave a phone number to read them.</p>`,
}
