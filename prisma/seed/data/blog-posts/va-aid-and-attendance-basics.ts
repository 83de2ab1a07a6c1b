import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const vaAidAndAttendanceBasics: ArticleSeed = {
  slug: 'va-aid-and-attendance-basics',
  title: 'VA Aid and Attendance, explained at a kitchen table',
  summary:
    'Who may qualify, roughly what it pays, which forms to file, and why nobody should charge you for filing them.',
  category: 'Money',
  tags: ['veterans', 'VA', 'paying for care', 'Aid and Attendance'],
  authorMember: 'joanne-kessler',
  author: 'Joanne Kessler, RN',
  community: 'red-mesa-court',
  mainImage: 'communities/red-mesa-court-exterior-sunset.webp',
  published: true,
  publishedAt: '2026-05-19T08:45:00-06:00',
  featured: false,
  seoTitle: 'VA Aid and Attendance: the basics for families',
  seoDescription:
    'Service, need and money: the three tests for VA Aid and Attendance, with the forms, the waiting time, the look-back and free help in Colorado.',
  content: `<p>A man in Colorado Springs paid for his own care for three years before his granddaughter read a poster at the bus stop. He had been a truck mechanic in Korea, and he thought the VA was for people who had been shot at. It is not. If somebody in your family wore a uniform in wartime, or was married to someone who did, spend twenty minutes with this page.</p>
<h2>What it is</h2>
<p>Aid and Attendance is not a separate benefit. It is a higher amount of the VA <strong>pension</strong>, which is money for wartime veterans and surviving spouses with limited means. The higher amount is for people who need another person’s help with daily life. It can be spent on assisted living, memory care, a nursing home or help at home. It does not have to be earned by a wound, and it is not taxed.</p>
<h2>Three tests, all of them needed</h2>
<h3>1. Service</h3>
<p>For service that began before September 1980, the rule is at least 90 days of active duty with one day or more inside a wartime period. Later service usually needs 24 months, or the full time called up. The day of war need not have been spent in the war; Fort Carson counts. The discharge must be other than dishonorable. A surviving spouse qualifies through the veteran’s service, as a rule if they were married at the time of death and the spouse has not remarried.</p>
<table>
<caption>Wartime periods the VA uses</caption>
<thead><tr><th scope="col">Period</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>
<tr><th scope="row">World War II</th><td>December 7, 1941</td><td>December 31, 1946</td></tr>
<tr><th scope="row">Korea</th><td>June 27, 1950</td><td>January 31, 1955</td></tr>
<tr><th scope="row">Vietnam, in country</th><td>November 1, 1955</td><td>May 7, 1975</td></tr>
<tr><th scope="row">Vietnam, elsewhere</th><td>August 5, 1964</td><td>May 7, 1975</td></tr>
<tr><th scope="row">Gulf War</th><td>August 2, 1990</td><td>Not yet ended by law</td></tr>
</tbody>
</table>
<h3>2. Need</h3>
<p>A doctor has to confirm one of four things: that the person needs help with daily tasks such as bathing, dressing or eating; is in bed for much of the day because of illness; is in a nursing home because of mental or physical decline; or sees very poorly, with 5/200 in both eyes as the measure. Dementia that makes it unsafe to be alone belongs under the first.</p>
<h3>3. Money</h3>
<p>Income and savings are added together into one figure, called net worth, and there is a yearly limit. In 2026 it is a little under $164,000. The house the person lives in and a car do not count. Money given away in the three years before the claim does, and can bring a waiting time, so do not “tidy up” the bank account first.</p>
<p>Here is the part that most families miss. Unpaid medical costs are taken off the income, and for somebody who needs this help the monthly bill of an assisted living community usually counts as one. A pension of $3,800 is too high on paper. After $5,600 of care it is nothing at all.</p>
<h2>What it pays</h2>
<p>The VA pays the difference between the counted income and a ceiling. For 2026 the ceilings come to roughly $2,420 a month for a veteran alone, $2,870 for a veteran with a spouse, and $1,560 for a surviving spouse. They change each December 1, so look up the current table on va.gov before you plan with these.</p>
<blockquote><p>File in the month you first think of it. The VA can pay back to the month the claim arrived, and it cannot pay back to the month you had the idea.</p></blockquote>
<h2>The papers</h2>
<ul>
<li>The discharge paper, usually a DD 214. Lost? Request it from the National Archives; allow a few weeks.</li>
<li>VA Form 21P-527EZ for a veteran, or 21P-534EZ for a surviving spouse.</li>
<li>VA Form 21-2680, filled in by a doctor. Take it to the visit; do not mail it and hope.</li>
<li>A statement from the community that says what care is given and what it costs each month. We write ours in two working days.</li>
<li>Marriage and, for survivors, death certificates; bank statements; proof of every medical bill.</li>
</ul>
<p>An “intent to file” can be sent in one page and holds your date for a year while you collect the rest. Answers often take three to six months. Claims from people over 90 can be moved forward if you ask.</p>
<h2>Who helps, and for what price</h2>
<p>Every county in Colorado has a County Veterans Service Officer. The help is free, and so is that of the large veterans’ organizations. Bring all of the papers in one folder and it usually takes one visit. Nobody may charge a fee for preparing a first claim. If a seminar ends with an annuity to sign, leave without signing.</p>
<ol>
<li>Call the county office and ask for the next appointment.</li>
<li>Send the intent to file the same day.</li>
<li>Ask us, or whichever community you are considering, for the care statement.</li>
</ol>
<p>We are not accredited by the VA and do not file claims. What we can do is print the care statement, tell you which of our communities have helped with the most of them, and set the move so that the first bill and the first claim carry the same month. The rules above were checked in May 2026. Check them again before you rely on them.</p>`,
}
