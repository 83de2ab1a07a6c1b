import type { QuizSeed } from '@/prisma/seed/data/shapes'

/**
 * The Care Navigator. Answers that decide set the lowest result: a nurse or two people lead to long-term care,
 * getting lost to memory care, daily help to assisted living. The sum counts for everyone else.
 */
export const quizzes: QuizSeed[] = [
  {
    slug: 'care-navigator',
    title: 'Care Navigator',
    description:
      'Eight questions about last week. About three minutes. At the end you get one suggestion and the reasons for it.',
    resultTitle: 'Here is where we would start',
    resultMessage:
      'This is a suggestion from your answers, not an assessment by a nurse. The communities below offer it, with their prices.',
    resultTiers: [
      {
        minScore: 0,
        maxScore: 6,
        category: 'independent-living',
        title: 'Independent living, or staying where you are',
        message:
          'In independent living an apartment comes with meals, cleaning and company, and without care. If the house is no burden, a rail, a lamp and a visit three mornings a week may be enough for now.',
      },
      {
        minScore: 7,
        maxScore: 19,
        category: 'assisted-living',
        title: 'Assisted living',
        message:
          'In assisted living somebody helps with a shower, a sleeve or a pill. A nurse sets one of four care levels, each with its own price. A stay of two weeks is a fair way to find out.',
      },
      {
        minScore: 20,
        maxScore: 33,
        category: 'memory-care',
        title: 'Memory care',
        message:
          'In memory care somebody is within call day and night, the garden is enclosed, and the rate includes all care. If no doctor has looked into it yet, ask for that too: some causes can be treated.',
      },
      {
        minScore: 34,
        maxScore: 200,
        category: 'long-term-care',
        title: 'Long-term care, with a nurse day and night',
        message:
          'In long-term care a nurse is there day and night, and two people or a lift help when one person is not enough. Red Mesa Court and Casa Alameda have nursing rooms and accept Health First Colorado. Call us even if both are full; we keep track of who has a bed.',
      },
    ],
    sortOrder: 1,
    questions: [
      {
        text: 'Who are you answering for?',
        type: 'multiple_choice',
        required: true,
        options: [
          { text: 'My mother or father', score: 0 },
          { text: 'My husband, wife or partner', score: 0 },
          { text: 'Myself', score: 0 },
          { text: 'Somebody else', score: 0 },
        ],
      },
      {
        text: 'How did washing and dressing go last week?',
        type: 'multiple_choice',
        required: true,
        options: [
          { text: 'Alone, every day', score: 0, resultCategory: 'independent-living' },
          { text: 'With a hand once or twice', score: 2, resultCategory: 'assisted-living' },
          { text: 'With help on most days', score: 4, resultCategory: 'assisted-living', decides: true },
          {
            text: 'It takes two people, or a lift',
            score: 34,
            resultCategory: 'long-term-care',
            decides: true,
          },
        ],
      },
      {
        text: 'Who looks after the pills?',
        type: 'multiple_choice',
        required: true,
        options: [
          {
            text: 'The person alone, and the box matches the day',
            score: 0,
            resultCategory: 'independent-living',
          },
          { text: 'The person, with a reminder', score: 2, resultCategory: 'assisted-living' },
          { text: 'Somebody else gives them', score: 4, resultCategory: 'assisted-living', decides: true },
          {
            text: 'A nurse: injections, wounds or a feeding tube',
            score: 34,
            resultCategory: 'long-term-care',
            decides: true,
          },
        ],
      },
      {
        text: 'On how many days last month was memory a worry? 1 is none, 5 is every day.',
        type: 'scale',
        required: true,
        options: [
          { text: '1', score: 0 },
          { text: '2', score: 1 },
          { text: '3', score: 2 },
          { text: '4', score: 6, resultCategory: 'memory-care' },
          { text: '5', score: 9, resultCategory: 'memory-care' },
        ],
      },
      {
        text: 'What about going out?',
        type: 'multiple_choice',
        required: true,
        options: [
          { text: 'Goes out and comes home alone', score: 0, resultCategory: 'independent-living' },
          { text: 'Short, familiar walks alone', score: 1 },
          { text: 'Only with somebody', score: 2, resultCategory: 'assisted-living' },
          {
            text: 'Has gotten lost, or gone out at night',
            score: 9,
            resultCategory: 'memory-care',
            decides: true,
          },
        ],
      },
      {
        text: 'And the nights?',
        type: 'multiple_choice',
        required: true,
        options: [
          { text: 'Sleeps, or gets up alone and safely', score: 0, resultCategory: 'independent-living' },
          { text: 'Needs help now and then', score: 2, resultCategory: 'assisted-living' },
          {
            text: 'Needs somebody on most nights',
            score: 4,
            resultCategory: 'assisted-living',
            decides: true,
          },
          {
            text: 'Needs a nurse: oxygen, pain, breathing',
            score: 34,
            resultCategory: 'long-term-care',
            decides: true,
          },
        ],
      },
      {
        text: 'How many falls since last spring, near misses included?',
        type: 'multiple_choice',
        required: true,
        options: [
          { text: 'None', score: 0 },
          { text: 'One', score: 1 },
          { text: 'Two or three', score: 2 },
          { text: 'More', score: 3 },
        ],
      },
      {
        text: 'What is the one thing that has to be right? A cat, a window to the west, a piano nearby.',
        type: 'text',
        required: false,
        options: [],
      },
    ],
  },
]
