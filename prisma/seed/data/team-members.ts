import type { TeamMemberSeed } from '@/prisma/seed/data/shapes'

const DIRECTORS = 'Community directors'
const CARE = 'Nursing, care and therapy'
const DAYS = 'Kitchen, garden and good company'

export const teamMembers: TeamMemberSeed[] = [
  {
    slug: 'margaret-lindqvist',
    name: 'Margaret Lindqvist',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Margaret Lindqvist has run Evergrove Lodge since 2011, and her office door is the one with the boot scraper. She began as a night nurse in Duluth, moved west with two children and a canoe, and learned the trade from the laundry up.</p>' +
      '<p>She eats lunch at a different table each day, which takes her about four weeks to get around. She answers her own phone from eight to five. Ask her about the bill, the bear of 2016, or what happens when a resident’s money runs short; she prefers the hard questions early. On Sundays she skis badly with her grandson, who is eight and does not wait.</p>',
    avatarImage: 'people/staff-director-silver-bob.webp',
    community: 'evergrove-lodge',
    email: 'margaret.lindqvist@evergrove.example',
    phone: '(303) 555-0153',
    linkedinUrl: 'https://linkedin.evergrove.example/margaret-lindqvist',
    startedYear: 2011,
    tags: ['tours', 'life in Boulder'],
    sortOrder: 1,
    featured: true,
  },
  {
    slug: 'marcus-bell',
    name: 'Marcus Bell',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Marcus Bell has run Juniper House since 2019 and gives families his own number on the first visit. He kept books for a hotel before that, which is why the bill here is one page long and every line can be explained in a sentence.</p>' +
      '<p>He wears a tie because his grandmother, who lived in a community like this one, liked to know who was in charge. He sits down with each new family for 40 minutes, paper on the desk and coffee in the red cup, and will tell you when a cheaper place would do. Most mornings he can be found on the porch at half past seven, counting newspapers.</p>',
    avatarImage: 'people/staff-manager-fade.webp',
    community: 'juniper-house',
    email: 'marcus.bell@evergrove.example',
    phone: '(720) 555-0164',
    linkedinUrl: 'https://linkedin.evergrove.example/marcus-bell',
    startedYear: 2019,
    tags: ['prices', 'tours'],
    sortOrder: 2,
    featured: true,
  },
  {
    slug: 'joanne-kessler',
    name: 'Joanne Kessler, RN',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Joanne Kessler has run Red Mesa Court since it opened in 2014, and she has been a nurse for 29 years. She still takes a shift on the nursing floor each Tuesday, in the navy scrubs, because a community looks different from the end of a hallway at six in the morning.</p>' +
      '<p>She holds the state license for nursing home administrators and can read an inspection report aloud so that it makes sense. Ours are in a green folder at the desk, all of them since 2014; she will show you the bad page first. Off duty she keeps nine hens and brings the eggs, with dates on, in a shoebox.</p>',
    avatarImage: 'people/staff-nurse-grey-pixie.webp',
    community: 'red-mesa-court',
    email: 'joanne.kessler@evergrove.example',
    phone: '(719) 555-0148',
    startedYear: 2014,
    tags: ['nursing care', 'paying for long-term care'],
    sortOrder: 3,
    featured: true,
  },
  {
    slug: 'beth-aldrich',
    name: 'Beth Aldrich',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Beth Aldrich opened Cottonwood Terrace in 2016 and knows which of its 96 doors sticks in August. She came from a school district, where she ran 14 kitchens and the buses, and she says the skills carried over without a gap.</p>' +
      '<p>She walks all four corridors before eight and carries a screwdriver. Couples with different needs are her special subject: she will draw you the two apartments, the 90 steps and the two prices on the back of a menu. On the second Saturday of each month she leads the tour herself, slowly, with stops for coffee.</p>',
    avatarImage: 'people/staff-director-ponytail.webp',
    community: 'cottonwood-terrace',
    email: 'beth.aldrich@evergrove.example',
    phone: '(970) 555-0136',
    startedYear: 2016,
    tags: ['tours', 'moving from out of state'],
    sortOrder: 4,
    featured: false,
  },
  {
    slug: 'teresa-gallegos',
    name: 'Teresa Gallegos',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Teresa Gallegos has run Casa Alameda since its first day in 2018, in English and in Spanish. She grew up eleven streets away, and three of the residents taught her in elementary school. They still correct her spelling on the menu.</p>' +
      '<p>Before this she spent 12 years as a hospital social worker, sending people home and wondering how it went. Now she knows. She helps families with the state’s long-term care papers, which run to 26 pages, and keeps a box of the documents people usually forget. She is in the building from nine to six and on the path, with the dog, at noon.</p>',
    avatarImage: 'people/staff-director-long-hair.webp',
    community: 'casa-alameda',
    email: 'teresa.gallegos@evergrove.example',
    phone: '(719) 555-0175',
    startedYear: 2018,
    tags: ['Medicaid', 'visits in Spanish'],
    sortOrder: 5,
    featured: false,
  },
  {
    slug: 'dale-hutchins',
    name: 'Dale Hutchins',
    role: 'Executive director',
    department: DIRECTORS,
    bio:
      '<p>Dale Hutchins opened Larkspur Commons in 2021, after 22 years of building and repairing hospitals on the Western Slope. He drew the door widths himself and checked each of them with a borrowed wheelchair.</p>' +
      '<p>Moving day is his idea: two of his crew, four hours, ten pictures on the wall. He says a person who can find the coffee pot on the first evening will be all right. He keeps the waiting lists on paper, in pencil, and will tell you your number. In August he drives the bus to the orchards himself, and he has a firm opinion about which peach is best.</p>',
    avatarImage: 'people/staff-director-grey-beard.webp',
    community: 'larkspur-commons',
    email: 'dale.hutchins@evergrove.example',
    phone: '(970) 555-0189',
    startedYear: 2021,
    tags: ['planning a move', 'selling a home'],
    sortOrder: 6,
    featured: false,
  },
  {
    slug: 'amina-yusuf',
    name: 'Amina Yusuf, RN',
    role: 'Head of nursing',
    department: CARE,
    bio:
      '<p>Amina Yusuf leads the nursing floor at Red Mesa Court, 28 rooms and a team of 41. She trained in Minneapolis, worked five years in a heart unit, and came here in 2019 because she wanted to know her patients longer than a week.</p>' +
      '<p>She meets each new resident on the first evening with three questions: what you like to be called, when you wake, and what you will not eat. The answers hang inside the closet door. Families get a call from her every second Thursday, news or no news. She speaks English, Somali and enough Spanish to be teased for it.</p>',
    avatarImage: 'people/staff-nurse-hijab.webp',
    community: 'red-mesa-court',
    email: 'amina.yusuf@evergrove.example',
    phone: '(719) 555-0149',
    startedYear: 2019,
    tags: ['nursing care', 'going home after rehabilitation'],
    sortOrder: 7,
    featured: true,
  },
  {
    slug: 'darnell-whitaker',
    name: 'Darnell Whitaker',
    role: 'Memory care lead',
    department: CARE,
    bio:
      '<p>Darnell Whitaker has led the garden wing at Juniper House since 2015: twelve residents, five caregivers, one kitchen table. He began as a caregiver for his great-aunt Opal, who forgot his name and never once forgot the words to a hymn.</p>' +
      '<p>His rule is to enter a room slowly and sit down before speaking. He keeps a shoebox for each resident, with a photograph, a piece of cloth and something that smells of an old job: sawdust, chalk, machine oil. He teaches the dementia course that all of our staff take, 16 hours a year at Juniper House. The ochre jacket has deep pockets, usually full of garden gloves.</p>',
    avatarImage: 'people/staff-caregiver-locs.webp',
    community: 'juniper-house',
    email: 'darnell.whitaker@evergrove.example',
    phone: '(720) 555-0165',
    startedYear: 2015,
    tags: ['memory care', 'training for families'],
    sortOrder: 8,
    featured: true,
  },
  {
    slug: 'katie-brandt',
    name: 'Katie Brandt, PT',
    role: 'Physical therapist',
    department: CARE,
    bio:
      '<p>Katie Brandt has run the therapy room at Cottonwood Terrace since 2020 and sees about 30 residents a week with two colleagues. Most come after a hip, a knee or a fall; a few come because the grandchildren are getting faster.</p>' +
      '<p>She asks for one aim in plain words and writes it on a card. “To the mailbox and back, alone” took nine weeks, and he was proud of it. She also teaches the Tuesday class on getting up from the floor, which is the one thing, she says, that everybody over 70 should practice on a good day. She runs hills before work and does not talk about it.</p>',
    avatarImage: 'people/staff-therapist-ponytail.webp',
    community: 'cottonwood-terrace',
    email: 'katie.brandt@evergrove.example',
    phone: '(970) 555-0137',
    startedYear: 2020,
    tags: ['therapy', 'staying strong'],
    sortOrder: 9,
    featured: false,
  },
  {
    slug: 'grace-tran',
    name: 'Grace Tran, LSW',
    role: 'Family counselor',
    department: CARE,
    bio:
      '<p>Grace Tran is the person most Denver families talk to first, often before they know what to ask. She is a licensed social worker, came to Juniper House in 2018, and has sat at some 900 kitchen tables since.</p>' +
      '<p>She starts with a sheet of paper folded in three: what is needed now, what may be needed in a year, what it costs. If home with some help is the better answer, she says so and writes down two numbers to call. On the first Wednesday of the month she hosts a supper for sons and daughters, twelve chairs, soup, no slides. She keeps tissues and a stapler in the same drawer.</p>',
    avatarImage: 'people/staff-social-worker.webp',
    community: 'juniper-house',
    email: 'grace.tran@evergrove.example',
    phone: '(720) 555-0166',
    linkedinUrl: 'https://linkedin.evergrove.example/grace-tran',
    startedYear: 2018,
    tags: ['family meetings', 'hard conversations'],
    sortOrder: 10,
    featured: true,
  },
  {
    slug: 'mateo-archuleta',
    name: 'Mateo Archuleta',
    role: 'Head cook',
    department: DAYS,
    bio:
      '<p>Mateo Archuleta cooks three meals a day for 62 people at Casa Alameda and bakes on Wednesdays and Saturdays. He spent 19 years in restaurants in Denver and Santa Fe, and came home to Pueblo in 2018 because the hours were better and the guests come back.</p>' +
      '<p>He keeps a notebook of how residents’ mothers did it: 212 recipes so far, some with an argument attached. Soft food gets the same care as the rest; he will not send out a gray plate. In September he roasts 40 bushels of chiles in the yard. If you want the recipe for the green stew, bring a jar and something to trade.</p>',
    avatarImage: 'people/staff-chef.webp',
    community: 'casa-alameda',
    email: 'mateo.archuleta@evergrove.example',
    phone: '(719) 555-0176',
    startedYear: 2018,
    tags: ['menus and diets', 'dinner with guests'],
    sortOrder: 11,
    featured: true,
  },
  {
    slug: 'lucia-montoya',
    name: 'Lucia Montoya',
    role: 'Life and music',
    department: DAYS,
    bio:
      '<p>Lucia Montoya fills the calendar at Larkspur Commons: about 60 entries a month, a third of them suggested by residents. She taught band in Delta for nine years and joined us in 2022 with a trumpet, a keyboard and 30 packets of seed.</p>' +
      '<p>Her choir meets on Mondays and asks for no talent. Her greenhouse group meets whenever somebody has a key. She reads the shy people first: there is always a job that needs doing by one person near the edge of the room. The mustard sweater was knitted for her in the sun by three residents, and one sleeve is longer. She wears it on tour days.</p>',
    avatarImage: 'people/staff-activities-curls.webp',
    community: 'larkspur-commons',
    email: 'lucia.montoya@evergrove.example',
    phone: '(970) 555-0190',
    startedYear: 2022,
    tags: ['music', 'the garden'],
    sortOrder: 12,
    featured: false,
  },
  {
    slug: 'paul-okafor',
    name: 'Paul Okafor',
    role: 'Chaplain',
    department: DAYS,
    bio:
      '<p>Paul Okafor has been chaplain at Red Mesa Court since 2015, with a folding stool and a good memory for box scores. He served a parish for 24 years and two hospitals for six, and he says the hospital taught him to stop talking.</p>' +
      '<p>He holds the Sunday service at ten, keeps the chapel open all night, and sits with anybody, of any faith or none. He has a list of rabbis, imams, elders and one Zen teacher who answer their phones. When somebody dies here, he sets a place at supper that evening with the name card, and people bring a story to it. Families may call him at any hour.</p>',
    avatarImage: 'people/staff-chaplain.webp',
    community: 'red-mesa-court',
    email: 'paul.okafor@evergrove.example',
    phone: '(719) 555-0150',
    startedYear: 2015,
    tags: ['worship', 'grief'],
    sortOrder: 13,
    featured: false,
  },
  {
    slug: 'walt-jessup',
    name: 'Walt Jessup',
    role: 'Grounds and building',
    department: DAYS,
    bio:
      '<p>Walt Jessup has looked after Evergrove Lodge since the week it opened in 2009 and knows every pipe in it by sound. He ran a sawmill near Nederland before that, which explains the woodpile: three cords a winter, split by hand and stacked by committee.</p>' +
      '<p>He has the path shoveled by six and the fire pit swept by noon. Residents who miss their own workshops may use his on Thursdays, goggles on, nothing with a blade over ten inches. He rehung 64 doors so that each closes with two fingers. If something in your apartment squeaks, write it on the clipboard; he reads it before his coffee.</p>',
    avatarImage: 'people/staff-maintenance-cap.webp',
    community: 'evergrove-lodge',
    email: 'walt.jessup@evergrove.example',
    phone: '(303) 555-0154',
    startedYear: 2009,
    tags: ['the grounds', 'the workshop'],
    sortOrder: 14,
    featured: false,
  },
]
