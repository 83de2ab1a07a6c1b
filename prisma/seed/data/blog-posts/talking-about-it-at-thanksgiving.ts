import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const talkingAboutItAtThanksgiving: ArticleSeed = {
  slug: 'talking-about-it-at-thanksgiving',
  title: 'Talking about it at Thanksgiving, without spoiling the pie',
  summary:
    'Not at the table, not all at once, and not with a brochure: when to talk about moving, five sentences that work and three that do not.',
  category: 'Family',
  tags: ['conversations', 'family', 'holidays', 'siblings'],
  authorMember: 'grace-tran',
  author: 'Grace Tran, LSW',
  mainImage: 'articles/two-chairs-on-a-porch.webp',
  published: true,
  publishedAt: '2026-11-09T08:00:00-07:00',
  featured: false,
  seoTitle: 'How to talk to parents about senior living at Thanksgiving',
  seoDescription:
    'When and where to raise senior living with a parent over the holidays, what to say, what never to say, and what to do with a brother who disagrees.',
  content: `<p>Our phones are quiet on Thanksgiving Day and ring all of the following Monday. The calls begin alike: “We were all home, and we noticed.” The milk was old, the stairs had become a project, and somebody drove through a stop sign on the way to church. Then, on Thursday at six, with nine people and a turkey at the table, a son said the wrong sentence. This page is for the week before that sentence.</p>
<h2>Look first, and say nothing</h2>
<p>You have about three days in the house. Use the first one for your eyes. There is no need to open drawers; an ordinary visit shows enough.</p>
<ul>
<li>The refrigerator: what is older than two weeks, and is there a vegetable?</li>
<li>The mail: is it opened? Are there final notices, or thank-you letters from nine charities?</li>
<li>The car: new scrapes on the right-hand side.</li>
<li>The pills: does the box match the day?</li>
<li>The body: looser clothes, a bruise, a hand on every chair on the way to the kitchen.</li>
</ul>
<p>Write down what you saw, with the date, in plain words. “Three unpaid bills, gas on low under an empty pot at 4 pm.” Not: “She is slipping.” One is a fact you can talk about. The other is an insult.</p>
<h2>Not at the table</h2>
<p>The dinner belongs to her. Nine people looking at one person is a court, whatever the menu says. The good hours are the ones beside something else: drying dishes on Friday, the drive to the airport, twenty minutes on two porch chairs with coats on. Side by side is easier than face to face, and everybody has somewhere to look.</p>
<table>
<caption>When to talk, and when to pass the gravy</caption>
<thead><tr><th scope="col">Moment</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><td>Thursday dinner</td><td>Nothing but dinner</td></tr>
<tr><td>Friday morning, dishes or a walk</td><td>One question, and a long wait for the answer</td></tr>
<tr><td>Saturday, all the children, without her</td><td>Agreeing on facts, never on a verdict</td></tr>
<tr><td>Sunday in the car</td><td>Asking what she would like to do next, if anything</td></tr>
<tr><td>Two weeks later, by phone</td><td>Dates, names, a first visit</td></tr>
</tbody>
</table>
<h2>Five sentences that work</h2>
<ol>
<li>“What is the part of the day you like least?” Wait ten seconds. Most people answer sooner.</li>
<li>“If you could hand somebody one chore for good, which one?”</li>
<li>“When Aunt Ruth had to move in a hurry, what would you have done differently?”</li>
<li>“I worry on Tuesday nights, when nobody calls. What could I do with that?”</li>
<li>“Would you look at one place with me, so that we know what we are saying no to?”</li>
</ol>
<p>They have one thing in common. Each one leaves the next sentence to her.</p>
<h2>Three that never do</h2>
<p>“We have all talked about it, and we think…” tells her there was a meeting she was not asked to. “You cannot stay here” may be true and will still start a war over the word <em>cannot</em>. And “I promised Dad I would never put you in a home” is a promise about 1975. Homes have changed since then.</p>
<blockquote><p>People move when one thing they dread gets smaller, not because they lost an argument.</p></blockquote>
<h2>The brother in Phoenix</h2>
<p>There is usually one who calls every Sunday and finds her bright as a button, because she is, for eleven minutes. He is not lying and neither are you. Ask him to stay from Friday to Monday, alone, and to do the pills. Then compare lists. If the lists still differ, let her doctor or a care manager be the third voice; an assessment at home takes about ninety minutes.</p>
<p>Decide who will be the one who phones, drives and signs. One person, by name. Three people who share a duty are three people who each thought that another had done it. The others owe that person one weekend off a month.</p>
<h2>If she says no</h2>
<p>Then it is no, for now. A grown woman in her right mind may live with a steep staircase. Ask for something small in place of the large thing: a rail, a cleaner on Wednesdays, a button around the neck, the checkbook looked at by two. Put a date on it, such as Valentine’s Day, and talk again then. If she is <em>not</em> safe or not able to weigh the risk, call her doctor this week, and do not wait for February.</p>
<h2>If she says maybe</h2>
<p>Do not bring a brochure to breakfast. Bring one address, and go for lunch. On an ordinary weekday a visit to <a href="/communities">any of our communities</a> takes forty minutes. She may decline to like it. Many people decline on the first visit, eat a second piece of pie on the next, and ask on the third which rooms look west.</p>
<p>And on Thursday, let her make the gravy, even if there are lumps. It is her gravy.</p>`,
}
