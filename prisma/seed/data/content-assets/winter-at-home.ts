import type { ContentAssetSeed } from '@/prisma/seed/data/shapes'

export const winterAtHome: ContentAssetSeed = {
  slug: 'winter-at-home',
  title: 'Winter at home: a checklist for five months of ice',
  description:
    'For people who are staying in their own house this winter, and for whoever worries about them from a distance. Heat, ice, food, company.',
  category: 'Checklist',
  requiredFields: ['email', 'zipCode'],
  ctaText: 'Open the winter checklist',
  thumbnail: 'articles/winter-window.webp',
  featuredImage: 'articles/winter-window.webp',
  author: 'walt-jessup',
  sortOrder: 3,
  articleContent: `<p>Not everybody should move, and nobody should have to move in January. This list is for people who are staying put until spring, in a house with a driveway. It takes one Saturday in November and about $120. Most of what is on it we learned from people who came to us after a bad winter and told us which part had been bad.</p>
<h2>Heat</h2>
<ul>
<li>Have the furnace looked at before Thanksgiving and write the date on it in marker. A filter costs $12 and should be changed every two to three months while it runs.</li>
<li>Keep the rooms that are used at 68 degrees or more. Older bodies cool down without noticing; at 62 some people become confused before they feel cold.</li>
<li>Put a carbon monoxide alarm within 15 feet of each bedroom. Press the button. If the alarm is older than seven years, replace it.</li>
<li>A space heater stands three feet from anything that burns, is plugged into the wall and not into a strip, and goes off when you leave the room. An electric blanket does the same work for less.</li>
<li>Help with the bill: Colorado’s LEAP program takes applications from November to April, and income limits are higher than many people think.</li>
</ul>
<h2>Ice</h2>
<p>Most winter falls are not on the driveway. They are on the two square yards between the door and the car, where snow melts at two and freezes at five. Salt that spot first.</p>
<ol>
<li>A bucket of sand and ice melt inside the door, with a coffee cup in it. No lifting of forty-pound bags.</li>
<li>Cleats on one pair of shoes, kept on a chair and put on sitting down. Take them off indoors; they slip on tile.</li>
<li>A rail at every outside step, even if there is only one.</li>
<li>Somebody with a name who shovels by nine. Pay a teenager for the season and not by the storm, because then they come to the small ones too.</li>
<li>The mailbox is the second most popular place to fall. Ask the carrier about delivery to the door; with a doctor’s note it is often possible.</li>
</ol>
<h2>Power and water</h2>
<table>
<caption>Enough for 72 hours, in one plastic box</caption>
<thead><tr><th scope="col">Item</th><th scope="col">How much for one person</th></tr></thead>
<tbody>
<tr><th scope="row">Water</th><td>3 gallons</td></tr>
<tr><th scope="row">Food that needs no stove</th><td>9 meals, and a can opener that works by hand</td></tr>
<tr><th scope="row">Light</th><td>Two flashlights with fresh batteries, no candles</td></tr>
<tr><th scope="row">Phone</th><td>A charged power bank, and six numbers written on paper</td></tr>
<tr><th scope="row">Medicine</th><td>7 days ahead of the refill</td></tr>
<tr><th scope="row">Oxygen or other devices</th><td>A tank for 24 hours, and a note to the power company that the house depends on one</td></tr>
</tbody>
</table>
<p>Learn where the main water valve is and hang a red tag on it. On nights below ten degrees, open the cabinet doors under the sinks and let one faucet drip.</p>
<h2>Food and drink</h2>
<p>In winter people cook less and drink less, and the second is worse. Put a full glass at each place where somebody sits, three a day, and look at the level in the evening. Freeze eight portions of soup in pint boxes with a date on the lid. Meal programs deliver in most Colorado counties; ask the Area Agency on Aging in yours, and ask in November, before the list fills.</p>
<h2>Driving</h2>
<ul>
<li>Not before ten, not after four, and not on the day of a storm. That leaves six good hours.</li>
<li>A full tank, a blanket, a shovel with a short handle, a bag of cat litter.</li>
<li>If there is a new scrape each month, spend the price of one repair on twelve rides to town.</li>
</ul>
<h2>Company</h2>
<p>Between New Year and the middle of March there are about seventy days with little on the calendar. Loneliness does as much harm as ice and leaves no bruise. Put three fixed things into each week before December: one that comes to the house, one outside it, one by phone. Names and hours, in ink.</p>
<h2>One call a day</h2>
<p>Agree on a signal. It can be a text with one word, a shade that goes up by nine, a call at the end of the evening news. Agree as well on what happens when it does not come: who drives over, who has the key, and after how many minutes.</p>
<blockquote><p>A plan needs a name and a time in it.</p></blockquote>
<h2>When it is too much</h2>
<p>Three signs that the house is winning: rooms that are closed off because they cannot be heated, meals that come out of one box all week, and a person who has stopped going down the front steps. Then it is worth knowing that a <a href="/respite-care">respite stay</a> can be a winter stay. It begins at seven nights and runs to six weeks, in a furnished room with a hand when it is useful, and the house stands ready for April.</p>
<p>Or it may be enough to have someone come in three mornings a week. That is <a href="/in-home-care">care at home</a>, and it is often the better half of a winter. Either way, tell one person which of the three signs you have seen. Saying it aloud takes about nine seconds.</p>`,
}
