const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What stands before a full stop that ends no sentence, lower case, in the languages of the pages and their neighbours. */
export const abbreviations = words(
  'e.g i.e cf v vs viz approx resp dr dra drs mr mrs ms prof profa sr sra srs sres st sto sta jr ph.d m.sc p.ex obs trad orgs coords ' +
    'u.s u.k ee.uu z.b bzw d.h bspw sog spp subsp univ dept',
)

/** The same, but words or ends of sentences as well ("state of the art."): they go on only before a figure or a bracket. */
export const abbreviationsBeforeNumbers = words(
  'al fig figs tab eq eqs ref refs sec ch chap ed eds vol no nos nr p pp pág págs art arts ca ex séc séculos núm n nº cap caps inc ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec fev abr mai ago set out dez ene dic abb sp var',
)

/** A lone capital after one of these is the initial of a name. */
export const wordsBeforeInitials = words('and by e y i et und de von van of por para with com con')
