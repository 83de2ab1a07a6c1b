/** Ordinary words with which an English sentence may begin; any other capital is taken for a name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again all along also always an and any apartments are around as ask at available
  award baths because bathrooms bedrooms before below beside between both bright bring brings build built but by
  call calm can care chairs choose clean close comfort comfortable come comes community cook cooks could cozy create
  daily day days dedicated designed dining discover do does down during each easy eat enjoy even every everyone
  everything experience explore families family feel find first flowers follow food for free fresh friendly friends
  from fully garden gardens get give go good great guests had has have he hear help helps her here hers high his
  home homes how however if in inside is it its join just keep kind know large learn let life light like live
  living long look made make makes many may meals meet members memory modern more most mountain move much music my
  near need new next nice no not nothing now nurses of off offer offers often old on once only open or other our out
  outdoor outside over parents part people person picture plan please price prices private quiet read ready relax residents rest
  room rooms safe same see seniors she should since sit small so some someone sometimes soon spaces spend staff stay
  still stop such sunny support table take talk team than that the their them then there these they things this
  those though through to today together too tour trees under until up upon us use very view views visit visitors
  walk wall want warm was watch we welcome well were what when where whether which while who whole why wide will
  window windows with within without women woman man men would yes yet you your`.split(/\s+/),
)
