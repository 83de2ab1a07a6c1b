import type { FaqSeed } from '@/prisma/seed/data/shapes'

const inOrder = (rows: Omit<FaqSeed, 'sortOrder'>[]): FaqSeed[] =>
  rows.map((row, index) => ({ ...row, sortOrder: index + 1 }))

/** Twenty general questions in five topics, then two about each community. */
export const faqs: FaqSeed[] = inOrder([
  {
    category: 'Money',
    question: 'What is included in the monthly rate?',
    answer:
      '<p>The apartment, heat, water, Wi-Fi, cleaning once a week, the calendar and the bus. In assisted living, three meals a day and laundry are in it too; in independent living, one meal. Care is a line of its own in assisted living, with four care levels. In memory care and long-term care the rate includes all care, so it does not climb each time something gets harder.</p>',
  },
  {
    category: 'Money',
    question: 'How do you decide which care level somebody pays?',
    answer:
      '<p>A nurse sits down with the person for about half an hour, before the move and again in the first week, and counts the minutes of help that are useful in an ordinary day. The sum gives one of four <a href="/care-points">care levels</a>. You see the sheet, line by line, before you sign it. We count again every three months, and we write thirty days before a level goes up. When it goes down, the next bill is lower.</p>',
  },
  {
    category: 'Money',
    question: 'Does Medicare or Medicaid pay for this?',
    answer:
      '<p>Medicare pays for doctors, hospitals and short stays in a skilled nursing facility after an illness. It does not pay for assisted living. Health First Colorado, the state’s Medicaid, is accepted for long-term care at Red Mesa Court and Casa Alameda. Whether somebody qualifies depends on health, income and savings, and the limits change each year. Your county’s case management agency decides. Call us first and we will tell you what to bring to them.</p>',
  },
  {
    category: 'Money',
    question: 'How often do prices go up?',
    answer:
      '<p>The <a href="/pricing-and-availability">price page</a> says what may rise, when, and how long before you hear of it. Every price on this site carries the day on which it was last confirmed. On a visit you can ask for the increases of the last five years in percent, community by community; ask at the front desk for the sheet. A care level changes only after a count, and never without that letter.</p>',
  },
  {
    category: 'Care',
    question: 'What is the difference between assisted living and memory care?',
    answer:
      '<p>In assisted living you have your own door and your own hours, and somebody helps with a shower, a sleeve or a pill when it is useful. Memory care is for people with dementia who are no longer safe that way. Twelve to sixteen people share one kitchen table, the garden is enclosed, and by day there is one caregiver for every five residents. The page <a href="/compare-care-levels">compare kinds of care</a> puts all five side by side.</p>',
  },
  {
    category: 'Care',
    question: 'Is somebody awake at night?',
    answer:
      '<p>Yes, in every community, every night. In assisted living that is at least two caregivers; in memory care somebody is awake in the same hallway; in long-term care a registered nurse is on the floor. Every bathroom has a call button, and there is one to wear. The desk sees who called and from which room. We write down how long each answer took, and the monthly middle figure of each community is on the <a href="/ltc-watch">quality watch</a> page.</p>',
  },
  {
    category: 'Care',
    question: 'What happens when somebody needs more help than before?',
    answer:
      '<p>First we count again and change the care level, in the same apartment, with the same people at the table. If the need goes past care level 4, or if it is no longer safe, we sit down with you before anything is decided. Memory care or long-term care may be down the hall or in another of our communities. You get thirty days’ notice of any move that is not an emergency, and the first place on our own waiting list.</p>',
  },
  {
    category: 'Care',
    question: 'Can we keep our own doctor?',
    answer:
      '<p>Yes. Your doctor stays your doctor, and the nurse talks to that office about orders and pills. The bus goes to appointments on Tuesday and Thursday within twelve miles; book by noon the day before. Some doctors, a dentist and a foot nurse also visit, about twice a month, and bill you or your insurance as they would anywhere. Our nurse keeps one list of medicines so that every office works from the same one.</p>',
  },
  {
    category: 'Moving in',
    question: 'How fast can somebody move in?',
    answer:
      '<p>If an apartment is open, five working days is normal and two is possible after a hospital stay. It takes a nurse’s visit, a doctor’s form, a list of medicines and your signature. The bed can be ours for the first weeks. When nothing is open, we tell you how long the list is, in names and not in “it moves quickly”, and whether one of the other communities has a room in the meantime.</p>',
  },
  {
    category: 'Moving in',
    question: 'Can we try it first?',
    answer:
      '<p>Yes. A <a href="/respite-care">respite stay</a> begins at seven nights in a furnished room, with meals and care in the price and no community fee. You eat in the same dining room and take the same classes as everybody else. About one guest in four later moves in. Bring a week of clothes, the medicine list from the doctor and one thing that makes a room yours, such as a pillow or a clock.</p>',
  },
  {
    category: 'Moving in',
    question: 'What may we bring?',
    answer:
      '<p>Furniture, pictures, the recliner, the good lamp and one dog or cat up to 30 pounds. Maintenance hangs up to ten pictures on moving day; tell us which. Please leave behind throw rugs, space heaters, candles with a flame, and power strips without a switch. Ask for the floor plan with dimensions and cut the furniture out of paper first. Our <a href="/blog/downsizing-in-six-weekends">six-weekend plan</a> says what fits into 550 square feet.</p>',
  },
  {
    category: 'Moving in',
    question: 'What do we sign, and can we get out again?',
    answer:
      '<p>A residency agreement, month to month. It names the rent, the care level, the one-time community fee and the notice, which is thirty days on your side. Read it at home; nobody here will watch you do it. If somebody dies or has to move for medical reasons, rent ends when the apartment is empty. Take the agreement to an attorney if you like.</p>',
  },
  {
    category: 'Daily life',
    question: 'When are meals, and what if I sleep late?',
    answer:
      '<p>Breakfast is from seven until ten, with eggs to order until half past nine, and an hour longer at Juniper House. Lunch begins at half past eleven and supper at five or a little before. There are two hot dishes at every meal, a soup, and eggs or a sandwich for those who want neither. Soft, low-salt and diabetic versions come from the same pots. Coffee, tea and cookies are out from six in the morning until nine at night.</p>',
  },
  {
    category: 'Daily life',
    question: 'May I still drive, drink wine and lock my door?',
    answer:
      '<p>Yes, yes and yes. There is a parking space for each resident who drives. Wine is served with supper on Fridays and kept in your own cabinet on the other six days; if a doctor has advised against it, we will mention it once. You have the key to your apartment. Staff knock and wait. They carry a master key for the one time in two years when nobody answers the knock or the phone.</p>',
  },
  {
    category: 'Daily life',
    question: 'What is there to do all day?',
    answer:
      '<p>As much or as little as you want. Each community prints a calendar with about sixty things a month: a stretch class every weekday at half past nine, the bus, cards, a choir, a talk, a film with captions on Friday. Nobody is fetched. If you would rather read from breakfast to supper, the libraries have at least 600 books in large print. After thirty days we ask what was missing, and three clubs began that way last year.</p>',
  },
  {
    category: 'Daily life',
    question: 'Are pets allowed?',
    answer:
      '<p>One dog or cat up to 30 pounds in each apartment. We ask for a letter from the vet, a name on the collar and a plan for the week when you have the flu. A dog should be walked by you or by somebody you have arranged; on bad days the desk can usually find a volunteer for ten minutes. Fish and birds do not count. In long-term care pets visit but do not live in.</p>',
  },
  {
    category: 'Visiting',
    question: 'How does a tour work?',
    answer:
      '<p>Tell us your name and number, and a person calls within ten minutes while our phones are open. Same-day visits are fine. A tour takes about forty minutes and ends with coffee. You will see an apartment that is really open, meet somebody who works the floor and get a price on paper with its date. Nobody calls you afterward more than you have asked for.</p>',
  },
  {
    category: 'Visiting',
    question: 'When can family visit?',
    answer:
      '<p>At any hour. The front door is open from seven in the morning to nine at night; outside those hours, press the doorbell and somebody comes. In memory care we suggest the late morning for a first visit, because that is when most people are at their best. Children are welcome, and so is the dog if it is on a leash. During a flu outbreak we may ask for a mask for a week or two.</p>',
  },
  {
    category: 'Visiting',
    question: 'Can I stay overnight or eat with my mother?',
    answer:
      '<p>Both. A guest at lunch or supper pays for the meal, and a child under ten eats free; tell the kitchen two hours before. For birthdays there is a private dining room with a table for ten, free, if you ask three days ahead. Communities with a guest room have a queen bed and a bath, breakfast included. In the last days of a life, families sleep in the apartment and pay nothing.</p>',
  },
  {
    category: 'Visiting',
    question: 'I live far away. How will I know how she is?',
    answer:
      '<p>Choose one day and one hour, and a caregiver who knows her calls you then, once a week. In between, the <a href="/stage-cares-app">family app</a> shows meals, walks, visits and the nurse’s notes, if she has agreed that you may see them. After a fall or a new medicine we call the same day. And you may always call the floor directly; the number rings where she is and not in an office.</p>',
  },
  {
    category: 'Care',
    community: 'evergrove-lodge',
    question: 'Is there a nurse at Evergrove Lodge at night?',
    answer:
      '<p>A nurse is in the building from seven in the morning to seven in the evening and on call through the night. Caregivers are awake in both wings, and a call button is answered by whoever is nearest. If somebody needs nursing every night, we say so and look at Red Mesa Court or Casa Alameda with you. The drive from Boulder to Colorado Springs is about an hour and three quarters.</p>',
  },
  {
    category: 'Daily life',
    community: 'evergrove-lodge',
    question: 'Do I have to hike to live at Evergrove Lodge?',
    answer:
      '<p>No. The gravel path behind the building is six tenths of a mile with a bench at each bend, and most people stop at the second one. The bus goes out at ten on Tuesdays and Thursdays, to the eye doctor first. About a third of the residents own hiking poles.</p>',
  },
  {
    category: 'Care',
    community: 'juniper-house',
    question: 'May my mother go outside on her own in memory care at Juniper House?',
    answer:
      '<p>Yes, into the rose garden, at any hour of the day. It is fenced, the brick path comes back to where it began, and the kitchen window looks onto all of it. Twelve people live around that garden with the same five caregivers. For a walk on the street somebody goes along. Tell us if she used to garden; the watering cans are hers to hold.</p>',
  },
  {
    category: 'Visiting',
    community: 'juniper-house',
    question: 'Where do we park at Juniper House, and is there a train?',
    answer:
      '<p>There are nine visitor spaces behind the building, off the alley, and street parking that is free after six. The light rail stop is four blocks away and level the whole way, so grandchildren come on their own. Use the doorbell at the porch door before seven in the morning and after nine at night. At other hours it is open, and somebody in a rocking chair will tell you where to go.</p>',
  },
  {
    category: 'Moving in',
    community: 'cottonwood-terrace',
    question: 'My husband needs memory care and I do not. Can we both live at Cottonwood Terrace?',
    answer:
      '<p>Yes, and eleven couples do. You would have an apartment, he would have a room in the household of 16, and there are at most 90 steps between any two doors. You may eat together at every meal, in either dining room, at no extra charge. There are two rates and one bill. Beth Aldrich will draw it on the back of a menu for you and put the prices beside it.</p>',
  },
  {
    category: 'Daily life',
    community: 'cottonwood-terrace',
    question: 'Is Cottonwood Terrace too big to get to know people?',
    answer:
      '<p>It has 96 apartments, but nobody lives with 96 people. There are four corridors of 24 doors, each with its own coffee bar and housekeeper. Most friendships begin at the long table at noon, which seats ten and where chairs may not be saved. Come to lunch twice before you decide, on two different days, and count how many people say your name the second time.</p>',
  },
  {
    category: 'Money',
    community: 'red-mesa-court',
    question: 'Does the nursing floor at Red Mesa Court accept Medicaid and Medicare?',
    answer:
      '<p>Both. Health First Colorado, the state’s Medicaid, covers long-term care for those who qualify, and our 28 nursing rooms are certified for it. Medicare may pay for a short stay after three days in a hospital, up to 100 days with a daily share from day 21. There is usually a waiting list. Joanne Kessler keeps it and will tell you the number of names on it.</p>',
  },
  {
    category: 'Care',
    community: 'red-mesa-court',
    question: 'If I move from an apartment to the nursing floor, what happens to my place?',
    answer:
      '<p>Your apartment is held for 30 days at the rent alone if you may come back, for instance after a hip. If the move is for good, rent ends when the apartment is empty. The ride from the third floor to the first takes eleven seconds, and your chair at supper stays yours. The people at your table are told what you want them to know, and no more.</p>',
  },
  {
    category: 'Daily life',
    community: 'casa-alameda',
    question: 'My father speaks mostly Spanish. Will somebody talk with him at Casa Alameda?',
    answer:
      '<p>Yes, on every shift. Thirty-one of our 58 staff speak Spanish, Teresa Gallegos among them, and so do about half of the residents. The menu, the care plan and the bill come in Spanish, in English or in both. Mass in Spanish is on the first Sunday of the month.</p>',
  },
  {
    category: 'Care',
    community: 'casa-alameda',
    question: 'What is the difference between nursing and memory care at Casa Alameda?',
    answer:
      '<p>Memory care is 14 rooms around the inner patio for people with dementia whose bodies are fairly well. The 12 nursing rooms are for medical needs: wounds, oxygen, two people to lift, recovery after a stroke. A registered nurse is on every shift there. Somebody with both needs is assessed for both, and we tell you which of the two would suit this year and why.</p>',
  },
  {
    category: 'Moving in',
    community: 'larkspur-commons',
    question: 'Who helps us on moving day at Larkspur Commons?',
    answer:
      '<p>Two of Dale Hutchins’s crew come to your door from eight to noon. They carry, unpack, hang up to ten pictures and set the clock on the oven, and there is no charge. Everything is on one level and every door is 36 inches wide, so the big armchair will go through. In the first week, meals for one family guest are free.</p>',
  },
  {
    category: 'Visiting',
    community: 'larkspur-commons',
    question: 'We live in Denver. How far is Larkspur Commons, and where can we stay?',
    answer:
      '<p>It is about four hours on Interstate 70 in good weather, or the train, which takes eight and has the better windows. The guest room has a queen bed and a bath, with breakfast. It fills up in peach season and ski season, so book early. If the pass is closed, call the desk: we set up a video visit and move your booking.</p>',
  },
])
