/** A name as somebody wrote it, and as somebody else looks for it. */
export const NAMES_AS_HEARD: readonly (readonly [stored: string, searched: string])[] = [
  ['Maeve O’Connell', "O'Connell"],
  ["Maeve O'Connell", 'O’Connell'],
  ['Maeve O’Connell', 'oconnell'],
  ['Maeve OConnell', 'O`Connell'],
  ['Inés Muñoz', 'Munoz'],
  ['Ines Munoz', 'Muñoz'],
  ['Ine\u0301s Mun\u0303oz', 'Inés'],
  ['Anne\u2011Sophie Roy', 'Anne-Sophie'],
  ['Anne-Sophie Roy', 'anne sophie'],
  ['Łukasz Wróbel', 'lukasz wrobel'],
  ['Greta Weiß', 'weiss'],
  ['Greta Weiss', 'Weiß'],
  ['Jörg Krüger', 'Kruger'],
  ['Bjørn Æbelø', 'bjorn aebelo'],
  ['Ｍａｒｙ Lee', 'mary'],
  ['Ann\u00a0Lee', 'ann lee'],
]
