import type { ArticleSeed } from '@/prisma/seed/data/shapes'

export const downsizingInSixWeekends: ArticleSeed = {
  slug: 'downsizing-in-six-weekends',
  title: 'Downsizing in six weekends, with nobody in tears before noon',
  summary:
    'One plan for a three-bedroom house: six weekends, five stickers, one tape measure, and lunch at half past twelve.',
  category: 'Moving in',
  tags: ['downsizing', 'moving', 'keepsakes', 'checklist'],
  authorMember: 'dale-hutchins',
  author: 'Dale Hutchins',
  mainImage: 'articles/packing-keepsakes.webp',
  published: true,
  publishedAt: '2026-04-14T09:30:00-06:00',
  featured: false,
  seoTitle: 'Downsizing for senior living: a six-weekend plan',
  seoDescription:
    'A weekend-by-weekend plan for emptying a family house: what to start with, what fits a one-bedroom apartment, and what to do with the china.',
  content: `<p>A three-bedroom house holds about 300,000 things if you count the paper clips. A one-bedroom apartment with us has room for one sofa, one bed, one table and forty books. That sounds like loss, and on the second weekend it will feel like it. So here is a plan with hours in it, lunch included.</p>
<h2>Three rules before you begin</h2>
<ol>
<li><strong>Three hours, then stop.</strong> Start at half past nine and have lunch at half past twelve. Nobody decides well about a christening gown at four in the afternoon.</li>
<li><strong>The owner holds the stickers.</strong> Children may carry, drive and make sandwiches. They do not vote.</li>
<li><strong>Photographs last.</strong> One open album ends the day. Put all of them in one box on Saturday morning and tape it shut.</li>
</ol>
<p>Buy five colors of round stickers: green comes along, blue goes to family, yellow is sold, white is given away, red is trash. They cost four dollars and end most arguments.</p>
<h2>Measure the new place first</h2>
<p>Ask for the floor plan with dimensions and tape it to the refrigerator. Cut the furniture out of paper at the same scale, and move the paper instead of the sofa. A few numbers help:</p>
<table>
<caption>What fits a one-bedroom apartment of about 550 square feet</caption>
<thead><tr><th scope="col">Room</th><th scope="col">Take</th><th scope="col">Leave</th></tr></thead>
<tbody>
<tr><th scope="row">Bedroom</th><td>A full or queen bed, one dresser, two lamps</td><td>The king, the second dresser</td></tr>
<tr><th scope="row">Living room</th><td>A love seat of 60 inches, one good chair, a 40-inch television</td><td>The sectional, the wall unit</td></tr>
<tr><th scope="row">Kitchen</th><td>Four plates, six mugs, one pan, the kettle</td><td>The stand mixer, unless she bakes on Sundays</td></tr>
<tr><th scope="row">Closet</th><td>Eight feet of hanging clothes, six pairs of shoes</td><td>Anything not worn since 2023</td></tr>
<tr><th scope="row">Walls</th><td>Seven pictures, hung before the first night</td><td>The other thirty</td></tr>
</tbody>
</table>
<p>Keep 36 inches free for a walker on the way from bed to bathroom, even if nobody uses one yet. Leave the throw rugs behind. They are the most common thing our nurses ask people to roll up again.</p>
<h2>Weekend one: the rooms nobody loves</h2>
<p>Garage, laundry, hall closet. There is no grief in a half can of paint. You will fill about twenty bags and learn how to work together. Paint, oil and batteries go to the county’s hazardous waste site, and old medicine to the drop box at the police station or drugstore, not down the sink.</p>
<h2>Weekend two: kitchen and bathrooms</h2>
<p>Two of everything becomes one of everything. Give the good dishes a last dinner on Saturday night and let each grandchild leave with the plate they ate from. If the full set for twelve has found no taker by Sunday noon, it gets a yellow sticker.</p>
<h2>Weekend three: paper</h2>
<p>Bring four boxes: keep for good, keep seven years, shred, and read to each other. Deeds, wills, discharge papers, birth and marriage certificates and the insurance policies are for good. Tax returns stay seven years. Electricity bills from 1994 do not. Banks and libraries hold free shredding days, most often in April.</p>
<h2>Weekend four: furniture</h2>
<p>Stickers on every piece, then a message with photographs to the whole family and a date: “Blue ends on the 30th.” What is not claimed is sold or given. Be ready for the price. A cherry dining room that cost $6,000 in 1988 may bring $400 today, and the charity may not take it.</p>
<h2>Weekend five: clothes, books, the workshop</h2>
<p>Try things on; it goes faster and there is more laughing. For books, choose forty and do not count the Bible or the cookbooks. For the workshop, choose one toolbox. Most of our communities have a bench where a vise is welcome, and there is always a chair that needs gluing.</p>
<h2>Weekend six: the seven boxes</h2>
<p>Pack what is green. Then pack one box per room marked <em>first night</em>: sheets, lamp, kettle, two mugs, pills, phone charger, the clock from the bedroom wall. On Sunday, open the photographs. You have earned the afternoon, and there is nothing left that has to be decided.</p>
<blockquote><p>Keep the chair she reads in, even if it is ugly. She will use it every day.</p></blockquote>
<h2>If six weekends are too many, or too few</h2>
<ul>
<li>A senior move manager does all of this for an hourly fee. Ask for two references and a written estimate of hours.</li>
<li>If the move is in ten days, do weekends three and six, and let a relative do the rest later with a phone and a video camera.</li>
<li>If nobody is ready, rent nothing and sell nothing. Come for a <a href="/respite-care">short stay</a> of two weeks and sleep on it, in a bed somebody else has made.</li>
</ul>
<p>On moving day our maintenance crew hangs the pictures before supper. Tell us which ones.</p>`,
}
