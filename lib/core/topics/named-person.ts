/** Frequent given names of Brazil, Spanish America and the English-speaking countries: the first word of a full name. */
const given =
  'Adriana|Alberto|Alejandro|Alejandra|Alice|Amanda|Ana|Anderson|Andrea|Andre|Andres|Andrew|Angela|Anna|Antonia|Antonio|Aparecida|Barbara|Beatriz|Bruna|Bruno|Camila|Carla|Carlos|Carmen|Carolina|Cecilia|Charles|Claudia|Claudio|Cristina|Daniel|Daniela|David|Diego|Eduarda|Eduardo|Elena|Elizabeth|Emily|Emma|Fabio|Felipe|Fernanda|Fernando|Francisca|Francisco|Gabriel|Gabriela|George|Guilherme|Gustavo|Helena|Henrique|Hugo|Isabel|James|Javier|Jennifer|Jessica|Joana|Joao|John|Jorge|Jose|Joseph|Juan|Juana|Julia|Juliana|Karen|Laura|Leonardo|Leticia|Linda|Lucas|Lucia|Luis|Luisa|Luiz|Manuel|Marcelo|Marcia|Marcos|Margarita|Maria|Mariana|Mario|Marta|Mary|Mateus|Matthew|Michael|Miguel|Monica|Nicolas|Olivia|Pablo|Patricia|Paula|Paulo|Pedro|Peter|Rafael|Raquel|Raul|Renata|Ricardo|Richard|Robert|Roberto|Rodrigo|Rosa|Sandra|Santiago|Sarah|Sebastian|Sergio|Silvia|Sofia|Susan|Teresa|Thiago|Thomas|Tiago|Valentina|Vanessa|Vera|Victor|Vinicius|William'
const fullName = `(?:${given})(?: (?:da|das|de|do|dos|del|de la|y|e))?(?: \\p{Lu}\\p{Ll}+)(?: (?:da|das|de|do|dos|del|de la|y|e) \\p{Lu}\\p{Ll}+| \\p{Lu}\\p{Ll}+){0,4}`
/** Small businesses, where nobody is known beyond the street. */
const shop =
  '(?:padaria|mercearia|mercadinho|quitanda|lanchonete|botequim|boteco|acougue|barbearia|oficina mecanica|salao de beleza|panaderia|carniceria|peluqueria|verduleria|tienda de abarrotes|bakery|butcher shop|barber shop|barbershop|corner shop|grocery store|hair salon)'
const near =
  '(?: (?:do bairro|da rua|da esquina|da vila|del barrio|de la esquina|de la calle|in the neighbou?rhood|on the corner))?'
/** Before a name: a place (towns bear full names, so that “de” after a shop says nothing) or house that bears it, a saint, or the ideas of one who is read. */
const borne =
  '(?<!(?:[Bb]airro|[Rr]ua|[Aa]venida|[Bb]arrio|[Cc]alle|[Pp]raca|[Pp]laza|[Ee]scola|[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Vv]ila|[Jj]ardim|[Pp]arque|[Hh]ospital|[Pp]rofessora?|[Ss]ao|[Ss]an|[Ss]anta|[Ss]anto|[Ss]aint|[Ee]m|[Ee]n|[Ii]n|(?:municipio|cidade|ciudad|town|city) (?:de|of)) )' +
  '(?<!(?:pedagogia|teoria|metodo|obra|obras|pensamento|pensamiento|ideias|ideas|conceitos|conceptos|theory|pedagogy|works|thought|concepts) (?:de|do|da|of) )'
const signs = [
  new RegExp(
    `(?<!\\p{L})${borne}${fullName},? (?:na|no|da|do|en la|en el|de la|del|at the|of the|in the|at a|in a) (?:(?:neighbou?rhood|local|corner) )?${shop}(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${shop}${near} (?:do|da|owned by|run by) ${fullName}`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?:[Vv]izinh[oa]|[Vv]ecin[oa]|[Nn]eighbou?r|[Aa]lun[oa]|[Aa]lumn[oa]|[Cc]lassmate) ${fullName}`,
    'u',
  ),
]

/**
 * Whether a full name stands where only a private person is named: at a small business of the neighbourhood, or as a neighbour or pupil. A name
 * alone says nothing, since authors, public persons and places bear the same names; such a text is let pass. Needs capital letters.
 */
export function namesPrivatePerson(text: string): boolean {
  // Accents off, capitals kept: they are what tells a name.
  const folded = text.normalize('NFKD').replace(/\p{M}+/gu, '')
  return signs.some((sign) => sign.test(folded))
}
