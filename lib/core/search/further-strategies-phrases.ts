import type { Phrases } from '@/lib/core/text/phrases'

/** Titles and reasons of the strategies that any search has. */
export const furtherStrategiesPhrases: Phrases<
  | 'excludedTitle'
  | 'excludedReason'
  | 'withoutTitle'
  | 'withoutReason'
  | 'withoutQuestion'
  | 'formTitle'
  | 'formReason'
  | 'allYearsTitle'
  | 'allYearsReason'
  | 'reviewTitle'
  | 'reviewReason'
  | 'recentTitle'
  | 'recentReason'
  | 'recentCounted'
  | 'oneLanguageTitle'
  | 'oneLanguageReason'
  | 'oneLanguageCounted'
  | 'fewerTitle'
  | 'fewerReason'
  | 'bringsFewer'
> = {
  en: {
    excludedTitle: 'Broader: lift the excluded words',
    excludedReason: 'The search leaves out every record with: {words}.',
    withoutTitle: 'Broader: search without “{name}”',
    withoutReason: 'A record must hold all {total} concepts at once; without “{name}” one condition less.',
    withoutQuestion:
      '“{name}” comes from the question, not from the topic; the topic alone asks for less than the {total} concepts now.',
    formTitle: 'Other words: “{phrase}” beside “{name}”',
    formReason:
      'Some databases search words only as they are written; “{phrase}” is the other form of “{name}”.',
    allYearsTitle: 'Years: any',
    allYearsReason: 'The search is limited to {range}; older and newer records are left out.',
    reviewTitle: 'By design: reviews first (“{phrase}”)',
    reviewReason:
      'A review gathers the studies of its field, and its words and references show what to search for next.',
    recentTitle: 'Years: only from {from} on',
    recentReason:
      'The years are not limited; recent studies cite the ones before them and use the words of today.',
    recentCounted:
      '{count} of {total} records found are from {from} or later; the years are not limited yet.',
    oneLanguageTitle: 'Languages: only {language}',
    oneLanguageReason:
      'The languages are not limited; limited to {language}, each database gives its places to records in it.',
    oneLanguageCounted:
      '{count} of {total} records found say that they are in {language}; limited to it, each database gives its places to such records.',
    fewerTitle: 'Databases: only those that fit the field',
    fewerReason: 'All {asked} were asked. These fit the field of the topic best: {kept}.',
    bringsFewer: 'It brings fewer sources, not more.',
  },
  'pt-BR': {
    excludedTitle: 'Mais amplo: liberar as palavras excluídas',
    excludedReason: 'A busca descarta todo registro com: {words}.',
    withoutTitle: 'Mais amplo: buscar sem “{name}”',
    withoutReason:
      'Um registro precisa ter os {total} conceitos ao mesmo tempo; sem “{name}” há uma condição a menos.',
    withoutQuestion:
      '“{name}” vem da pergunta, não do tema; o tema sozinho exige menos do que os {total} conceitos de agora.',
    formTitle: 'Outras palavras: “{phrase}” ao lado de “{name}”',
    formReason:
      'Algumas bases buscam as palavras só como estão escritas; “{phrase}” é a outra forma de “{name}”.',
    allYearsTitle: 'Anos: qualquer um',
    allYearsReason: 'A busca está limitada a {range}; registros mais antigos e mais novos ficam de fora.',
    reviewTitle: 'Por desenho: revisões primeiro (“{phrase}”)',
    reviewReason:
      'Uma revisão reúne os estudos da área, e as suas palavras e referências mostram o que buscar em seguida.',
    recentTitle: 'Anos: só a partir de {from}',
    recentReason:
      'Os anos não estão limitados; estudos recentes citam os anteriores e usam as palavras de hoje.',
    recentCounted:
      '{count} de {total} registros encontrados são de {from} ou depois; os anos ainda não estão limitados.',
    oneLanguageTitle: 'Idiomas: só {language}',
    oneLanguageReason:
      'Os idiomas não estão limitados; limitada a {language}, cada base dá os seus lugares a registros nesse idioma.',
    oneLanguageCounted:
      '{count} de {total} registros encontrados dizem estar em {language}; limitada a esse idioma, cada base dá os seus lugares a tais registros.',
    fewerTitle: 'Bases: só as que combinam com a área',
    fewerReason: 'Todas as {asked} foram consultadas. Estas combinam melhor com a área do tema: {kept}.',
    bringsFewer: 'Traz menos fontes, não mais.',
  },
  es: {
    excludedTitle: 'Más amplio: admitir las palabras excluidas',
    excludedReason: 'La búsqueda descarta todo registro con: {words}.',
    withoutTitle: 'Más amplio: buscar sin «{name}»',
    withoutReason:
      'Un registro debe tener los {total} conceptos a la vez; sin «{name}» hay una condición menos.',
    withoutQuestion:
      '«{name}» viene de la pregunta, no del tema; el tema solo exige menos que los {total} conceptos de ahora.',
    formTitle: 'Otras palabras: «{phrase}» junto a «{name}»',
    formReason:
      'Algunas bases buscan las palabras solo como están escritas; «{phrase}» es la otra forma de «{name}».',
    allYearsTitle: 'Años: cualquiera',
    allYearsReason:
      'La búsqueda está limitada a {range}; los registros más antiguos y más nuevos quedan fuera.',
    reviewTitle: 'Por diseño: primero las revisiones («{phrase}»)',
    reviewReason:
      'Una revisión reúne los estudios de su área, y sus palabras y referencias muestran qué buscar después.',
    recentTitle: 'Años: solo desde {from}',
    recentReason:
      'Los años no están limitados; los estudios recientes citan a los anteriores y usan las palabras de hoy.',
    recentCounted:
      '{count} de {total} registros encontrados son de {from} o posteriores; los años aún no están limitados.',
    oneLanguageTitle: 'Idiomas: solo {language}',
    oneLanguageReason:
      'Los idiomas no están limitados; limitada al {language}, cada base da sus lugares a registros en ese idioma.',
    oneLanguageCounted:
      '{count} de {total} registros encontrados dicen estar en {language}; limitada a ese idioma, cada base da sus lugares a tales registros.',
    fewerTitle: 'Bases: solo las que encajan con el área',
    fewerReason: 'Se consultaron las {asked}. Estas encajan mejor con el área del tema: {kept}.',
    bringsFewer: 'Trae menos fuentes, no más.',
  },
}
