/** Lead sources that a topic may have: a question has no response clock (decision 106). */
export const TOPIC_SOURCES = ['tour', 'callback', 'question'] as const

export type TopicSource = (typeof TOPIC_SOURCES)[number]
