import type { PostSeed } from '@/prisma/seed/data/shapes'

/** Community news, which families at a distance get by mail. */
export const posts: PostSeed[] = [
  {
    slug: 'evergrove-lodge-letter-november-2026',
    title: 'The Lodge letter, November: first snow, swept chimney',
    summary:
      'Snow on the 4th, the chimney swept, nine new books in large print, and the hours for Thanksgiving Day.',
    tags: ['newsletter', 'Boulder', 'winter'],
    community: 'evergrove-lodge',
    image: 'communities/evergrove-lodge-exterior-snow-dusk.webp',
    attachment: {
      originalName: 'lodge-letter-november-2026-large-print.txt',
      mimeType: 'text/plain',
      content: `THE LODGE LETTER, NOVEMBER 2026
Evergrove Lodge, Boulder

THIS MONTH
- Fire in the great hall every day from four o’clock.
- Read-aloud in the library loft, Mondays at three.
- Doctor bus on Tuesday and Thursday. Please book by noon the day before.
- Walks start at ten from the front hall. If the path is white we walk the long corridor instead.

THANKSGIVING DAY, NOVEMBER 26
- Dinner at one and again at four. Tell the kitchen which, and how many guests.
- Pie from three o’clock: pumpkin, apple and one that is a secret.
- The phones are open from 8 am to 5 pm.

THE NINE NEW BOOKS IN LARGE PRINT
Two mysteries, two westerns, a life of Amelia Earhart, a history of the Moffat
Tunnel, poems by Mary Oliver, a cookbook, and one about octopuses.

Questions: ask at the desk, or call (303) 555-0140.
`,
    },
    published: true,
    publishedAt: '2026-11-10T09:00:00-07:00',
    seoTitle: 'Evergrove Lodge newsletter, November 2026',
    seoDescription:
      'News from Evergrove Lodge in Boulder: the first snow, the chimney, new large-print books and Thanksgiving hours.',
    bodyHtml: `<p>The first snow came on November 4, at ten past six in the morning. Four people were already up and claim to have seen the first flake. We have believed all four. By noon there were five inches on the rail of the fire-pit terrace, and Hank from the second floor had measured it with a carpenter’s rule.</p>
<h2>The chimney</h2>
<p>The stone chimney in the great hall was swept on the 2nd. Out came a bucket of soot, a tennis ball and most of a bird’s nest, empty. The fire is now lit every day at four. If you like the left-hand armchair, come at a quarter to.</p>
<h2>In the library loft</h2>
<p>Nine large-print books have arrived, paid for by the October bake sale, which took in $214. Two are mysteries, and one is about octopuses and is already on loan until Christmas. Read-aloud has moved to Mondays at three, because on Tuesdays it lost its best voice to the doctor bus.</p>
<h2>Paths and ice</h2>
<p>Walt Jessup has the path shoveled by six and sanded by half past seven. If it looks white it is not finished; please use the long corridor, which is 212 feet one way. Ice cleats for canes are at the desk, free, and take half a minute to fit.</p>
<h2>Thanksgiving</h2>
<p>Dinner is at one and again at four on November 26. Guests are welcome at both. Tell the kitchen your number by the Monday before, so that we can set the long tables. Pie begins at three and ends when there is none. On that day the phones are staffed from eight to five; somebody is awake in the building all night, as always.</p>
<p>A large-print copy of this letter is attached. Print it for whoever still likes paper on the refrigerator.</p>`,
  },
  {
    slug: 'casa-alameda-luminarias-2026',
    title: 'Casa Alameda folds its bags: 240 luminarias for Christmas Eve',
    summary:
      'Folding begins on the last day of November, lighting is on Christmas Eve at half past four, and a long match helps.',
    tags: ['news', 'Pueblo', 'holidays', 'volunteers'],
    community: 'casa-alameda',
    image: 'communities/casa-alameda-exterior-luminarias.webp',
    published: true,
    publishedAt: '2026-11-17T10:00:00-07:00',
    seoTitle: 'Luminarias at Casa Alameda, Pueblo, December 2026',
    seoDescription:
      'How Casa Alameda in Pueblo folds, fills and lights 240 paper lanterns for Christmas Eve, and how families can help.',
    bodyHtml: `<p>On Christmas Eve 240 paper lanterns will stand along the walls and the path, as they have every year since 2018. Each one is a brown bag, two cups of sand and a candle the size of a walnut. The count was 238 last year, because two were stepped on. Both dogs have apologized.</p>
<h2>Folding</h2>
<p>Folding begins on Monday, November 30, at two in the teaching kitchen. A bag takes about forty seconds if you fold the cuff twice. Eight people at one table finish eighty in an hour, with time to discuss whose cuffs are crooked. Come on any of the Mondays before Christmas. There is cocoa, and on the second Monday Mateo Archuleta puts out bizcochitos.</p>
<h2>Sand</h2>
<p>We need about thirty gallons. It comes by truck and goes into the bags with coffee cups. This is a job for grandchildren between six and twelve, who should bring gloves. We fill on December 23, from ten until noon.</p>
<h2>Lighting</h2>
<p>On Thursday, December 24, the first lantern is lit by hand at half past four, at the north end of the wall, by whoever has lived here longest. That is Mrs. Trujillo, for the fourth year running. The others take twenty minutes. Families and neighbors may walk the path until eight. It is level but for one slope, which has a handrail, and wheelchairs go first. Two of the crew stand by with water and have so far used it for coffee.</p>
<h2>What you can bring</h2>
<ul>
<li>Brown lunch bags without a print, if you have a spare pack.</li>
<li>Gloves and a long match.</li>
<li>Nothing to eat. The kitchen has strong feelings about this.</li>
</ul>
<p>Afterward the sand goes under the cottonwoods, where it has been going for eight years, and the path is a quarter inch higher for it. If you cannot be here, call us that evening at (719) 555-0173 and somebody will hold the phone up to the singing.</p>`,
  },
  {
    slug: 'cottonwood-terrace-october-2026',
    title: 'Cottonwood Terrace in October: leaves, a heron and a new floor',
    summary:
      'The fitness studio has its new floor, a heron has taken over the pool, and the chess ladder has a leader aged 91.',
    tags: ['newsletter', 'Fort Collins', 'autumn'],
    community: 'cottonwood-terrace',
    image: 'communities/cottonwood-terrace-exterior-autumn.webp',
    attachment: {
      originalName: 'cottonwood-terrace-walks-october-2026.txt',
      mimeType: 'text/plain',
      content: `COTTONWOOD TERRACE: THREE WALKS FOR OCTOBER 2026

1. AROUND THE POOL. 260 feet, level, a bench every 40 feet. Ten minutes.
2. TO THE FOUR COTTONWOODS. 900 feet there and back, packed gravel. Twenty minutes.
3. THE LONG ONE. 1.1 miles along the ditch road. Go with somebody, take a hat, tell the desk.

Walks start at ten on weekdays from the front doors. Bring a cane or a walker
if you use one. Bring a friend if you do not.
`,
    },
    published: true,
    publishedAt: '2026-10-13T09:30:00-06:00',
    seoTitle: 'Cottonwood Terrace newsletter, October 2026',
    seoDescription:
      'October news from Cottonwood Terrace in Fort Collins: the new studio floor, the heron, three short walks and the chess ladder.',
    bodyHtml: `<p>The cottonwoods turned on September 29, two days later than last year. We know because Mr. Engstrom has written it on the inside of the sun-room door every fall since he moved in, in pencil, under the chess results.</p>
<h2>A floor that forgives</h2>
<p>The fitness studio has a new sprung floor. It took eleven days and one argument about the color. It gives about a quarter of an inch under a heel, which knees can feel and cameras cannot. Classes are back at half past nine every weekday. Twelve people came to the first one, two of them in socks; please do not.</p>
<h2>The heron</h2>
<p>A great blue heron has been standing in the long pool since the first week of the month. There are no fish in it. He does not seem to mind, and neither do the six people who now have breakfast by that window. Please leave him his forty feet.</p>
<h2>Walks</h2>
<p>We have measured three walks with a surveyor’s wheel, lent by a son who builds roads. The shortest is 260 feet around the pool, and the longest is 1.1 miles. A list with distances and benches is attached to this letter, in large type.</p>
<h2>The chess ladder</h2>
<ol>
<li>Vera, 91, unbeaten since July.</li>
<li>Ray, who says the light was in his eyes.</li>
<li>A grandson of nine, visiting, ranked by agreement of all present.</li>
</ol>
<p>Boards are set up in the sun room from two. Beginners are welcome, and Vera teaches on Thursdays, without mercy.</p>
<h2>From the kitchen</h2>
<p>Squash until further notice. The soup on Mondays is the one with apples. If you have had enough of it by Halloween, the comment cards are on the piano and the cook reads every one of them.</p>`,
  },
  {
    slug: 'larkspur-commons-greenhouse-2026',
    title: 'Larkspur Commons weighs its tomatoes: 412 pounds',
    summary:
      'Eleven keys, one greenhouse and a kitchen scale: the harvest at Larkspur Commons, and who may have a bed in spring.',
    tags: ['news', 'Grand Junction', 'garden'],
    community: 'larkspur-commons',
    image: 'communities/larkspur-commons-greenhouse.webp',
    published: true,
    publishedAt: '2026-08-25T09:00:00-06:00',
    seoTitle: 'The greenhouse at Larkspur Commons, Grand Junction',
    seoDescription:
      'The 2026 greenhouse harvest at Larkspur Commons in Grand Junction, in pounds, and how residents get a bed for spring.',
    bodyHtml: `<p>On Friday the greenhouse crew put the last basket of August on the kitchen scale and closed the book for the month. The year so far stands at 412 pounds of tomatoes from 31 plants. The old record was 365. It had stood since the summer when the cooler broke.</p>
<h2>Who does it</h2>
<p>Eleven residents hold a key, and four of them had never grown anything. They are in from eight to ten in the morning, before the glass gets hot. Two water, two tie up, one keeps the book, and the others give advice. The straw hat on the nail belongs to everybody.</p>
<h2>Where they go</h2>
<p>About 250 pounds went to the kitchen, which means the Tuesday salad and all of the sauce until February. Some sixty pounds went home with visitors. The rest was eaten warm, standing up, and is an estimate.</p>
<h2>What did not work</h2>
<p>Melons. Seven plants gave one melon the size of a baseball. It was cut into eleven pieces and judged not worth another spring. The peppers were late because of the cold week in May, and the basil was eaten by somebody with a small appetite and many legs.</p>
<h2>Beds for spring</h2>
<p>There are fourteen raised beds on the terrace, at 30 inches, and three will be free in March. Any resident may have one, and so may anyone who stays with us for six weeks or more. Put your name on the list by the potting bench. Seedlings are started on the first Monday in February, when the greenhouse is kept at 55 degrees and is the nicest room in the building.</p>
<p>Families who garden: we can use half-gallon pots, tomato cages that still stand straight, and one more pair of small gloves. Come on a weekday morning and say hello over the hose.</p>`,
  },
]
