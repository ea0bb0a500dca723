import type { Phrases } from '@/lib/core/text/phrases'

/** Titles, reasons and examples of the scope strategies. Reasons name the figures they rest on. */
export const scopeStrategyPhrases: Phrases<
  | 'broaderTitle'
  | 'broaderHeld'
  | 'broaderNone'
  | 'excludedTitle'
  | 'excludedReason'
  | 'narrowerTitle'
  | 'narrowerReason'
  | 'narrowerFew'
  | 'keywordsTitle'
  | 'keywordsFound'
  | 'keywordsHead'
  | 'keywordsTranslated'
  | 'datesRecentTitle'
  | 'datesRecentReason'
  | 'datesOpenTitle'
  | 'datesOpenReason'
  | 'datesWidenTitle'
  | 'datesWidenEdge'
  | 'datesWidenPlain'
  | 'languagesOpenTitle'
  | 'languagesOpenReason'
  | 'languagesOpenNone'
  | 'languagesAddTitle'
  | 'languagesAddReason'
  | 'languagesAddNone'
  | 'databasesTitle'
  | 'databasesFailed'
  | 'databasesUnasked'
  | 'exampleTopic'
  | 'exampleKeywords'
  | 'exampleYears'
  | 'exampleNoYears'
  | 'exampleLanguages'
  | 'exampleDatabases'
  | 'exampleExcluded'
  | 'anyLanguage'
> = {
  en: {
    broaderTitle: 'Broader: stop requiring “{name}”',
    broaderHeld:
      'Of the {total} records found, {held} mention “{name}”: it is the concept that fewest records hold.',
    broaderNone:
      'Nothing was found, so no record shows which concept is in the way; “{name}”, named last, is the first to try without.',
    excludedTitle: 'Broader: lift the excluded words',
    excludedReason: 'The search has one concept only, but leaves out every record with: {words}.',
    narrowerTitle: 'Narrower: focus on “{phrase}”',
    narrowerReason: '{count} of {total} records found share “{phrase}”: a focus with literature of its own.',
    narrowerFew:
      '{count} of {total} records found share “{phrase}”. Choose this only if that is what you mean; it will not bring more sources.',
    keywordsTitle: 'Other words: “{phrase}” beside “{name}”',
    keywordsFound:
      '{count} of {total} records found say “{phrase}”; searching for it as well reaches records that never say “{name}”.',
    keywordsHead:
      'Records that do not use the exact phrase “{name}” are missed; “{phrase}” alone reaches them too.',
    keywordsTranslated:
      '“{phrase}” is the established name of “{name}” in {language}; records in other languages often carry it in title or keywords.',
    datesRecentTitle: 'Years: from {from} on',
    datesRecentReason:
      '{count} of {total} records found are from {from} or later: recent literature alone is enough.',
    datesOpenTitle: 'Years: no end',
    datesOpenReason: 'The search stops at {to}; what was published later is missing.',
    datesWidenTitle: 'Years: start in {from}',
    datesWidenEdge:
      'With {range}, {early} of {total} records found lie in the first years (to {edge}): there is probably more before.',
    datesWidenPlain: 'The search is limited to {range}; starting in {from} doubles the period.',
    languagesOpenTitle: 'Languages: any',
    languagesOpenReason: 'The search is limited to {languages}. Found by language: {counts}.',
    languagesOpenNone: 'The search is limited to {languages}; records in other languages are left out.',
    languagesAddTitle: 'Languages: search in {language} too',
    languagesAddReason:
      'Found by language: {counts}. The concepts have established names in {language} that the search does not use yet.',
    languagesAddNone: 'The concepts have established names in {language} that the search does not use yet.',
    databasesTitle: 'Databases: ask {added} too',
    databasesFailed: 'Without an answer: {failed}. The scope may be right; others can be asked meanwhile.',
    databasesUnasked: 'Asked so far: {asked}. These were not asked yet: {added}.',
    exampleTopic: 'Search for: {topic}',
    exampleKeywords: 'Search for: {topic}, with {keywords}',
    exampleYears: 'Search for: {topic}, published {range}',
    exampleNoYears: 'Search for: {topic}, published in any year',
    exampleLanguages: 'The same search, languages: {languages}',
    exampleDatabases: 'The same search in: {databases}',
    exampleExcluded: 'The same search, with records that mention: {words}',
    anyLanguage: 'any',
  },
  'pt-BR': {
    broaderTitle: 'Mais amplo: deixar de exigir “{name}”',
    broaderHeld:
      'Dos {total} registros encontrados, {held} mencionam “{name}”: é o conceito presente em menos registros.',
    broaderNone:
      'Nada foi encontrado, então nenhum registro mostra qual conceito atrapalha; “{name}”, citado por último, é o primeiro a retirar.',
    excludedTitle: 'Mais amplo: liberar as palavras excluídas',
    excludedReason: 'A busca tem um só conceito, mas descarta todo registro com: {words}.',
    narrowerTitle: 'Mais restrito: foco em “{phrase}”',
    narrowerReason:
      '{count} de {total} registros encontrados têm “{phrase}” em comum: um foco com literatura própria.',
    narrowerFew:
      '{count} de {total} registros encontrados têm “{phrase}” em comum. Escolha só se for isso que você procura; não trará mais fontes.',
    keywordsTitle: 'Outras palavras: “{phrase}” ao lado de “{name}”',
    keywordsFound:
      '{count} de {total} registros encontrados dizem “{phrase}”; buscá-la também alcança registros que nunca dizem “{name}”.',
    keywordsHead:
      'Registros que não usam a expressão exata “{name}” ficam de fora; só “{phrase}” também os alcança.',
    keywordsTranslated:
      '“{phrase}” é o nome consagrado de “{name}” em {language}; registros de outros idiomas costumam trazê-lo no título ou nas palavras-chave.',
    datesRecentTitle: 'Anos: a partir de {from}',
    datesRecentReason:
      '{count} de {total} registros encontrados são de {from} ou depois: a literatura recente basta.',
    datesOpenTitle: 'Anos: sem limite final',
    datesOpenReason: 'A busca para em {to}; falta o que foi publicado depois.',
    datesWidenTitle: 'Anos: começar em {from}',
    datesWidenEdge:
      'Com {range}, {early} de {total} registros encontrados estão nos primeiros anos (até {edge}): provavelmente há mais antes.',
    datesWidenPlain: 'A busca está limitada a {range}; começar em {from} dobra o período.',
    languagesOpenTitle: 'Idiomas: qualquer um',
    languagesOpenReason: 'A busca está limitada a {languages}. Encontrados por idioma: {counts}.',
    languagesOpenNone: 'A busca está limitada a {languages}; registros em outros idiomas ficam de fora.',
    languagesAddTitle: 'Idiomas: buscar também em {language}',
    languagesAddReason:
      'Encontrados por idioma: {counts}. Os conceitos têm nomes consagrados em {language} que a busca ainda não usa.',
    languagesAddNone: 'Os conceitos têm nomes consagrados em {language} que a busca ainda não usa.',
    databasesTitle: 'Bases: consultar também {added}',
    databasesFailed:
      'Sem resposta: {failed}. O escopo pode estar certo; enquanto isso, outras podem ser consultadas.',
    databasesUnasked: 'Bases consultadas até agora: {asked}. Estas ainda não foram: {added}.',
    exampleTopic: 'Buscar: {topic}',
    exampleKeywords: 'Buscar: {topic}, com {keywords}',
    exampleYears: 'Buscar: {topic}, publicado em {range}',
    exampleNoYears: 'Buscar: {topic}, publicado em qualquer ano',
    exampleLanguages: 'A mesma busca, idiomas: {languages}',
    exampleDatabases: 'A mesma busca em: {databases}',
    exampleExcluded: 'A mesma busca, com registros que mencionam: {words}',
    anyLanguage: 'qualquer um',
  },
  es: {
    broaderTitle: 'Más amplio: dejar de exigir «{name}»',
    broaderHeld:
      'De los {total} registros encontrados, {held} mencionan «{name}»: es el concepto presente en menos registros.',
    broaderNone:
      'No se encontró nada, así que ningún registro muestra qué concepto estorba; «{name}», nombrado al final, es el primero que conviene quitar.',
    excludedTitle: 'Más amplio: admitir las palabras excluidas',
    excludedReason: 'La búsqueda tiene un solo concepto, pero descarta todo registro con: {words}.',
    narrowerTitle: 'Más acotado: centrarse en «{phrase}»',
    narrowerReason:
      '{count} de {total} registros encontrados comparten «{phrase}»: un enfoque con literatura propia.',
    narrowerFew:
      '{count} de {total} registros encontrados comparten «{phrase}». Elíjalo solo si es lo que busca; no traerá más fuentes.',
    keywordsTitle: 'Otras palabras: «{phrase}» junto a «{name}»',
    keywordsFound:
      '{count} de {total} registros encontrados dicen «{phrase}»; buscarla también alcanza registros que nunca dicen «{name}».',
    keywordsHead:
      'Los registros que no usan la expresión exacta «{name}» quedan fuera; «{phrase}» sola también los alcanza.',
    keywordsTranslated:
      '«{phrase}» es el nombre establecido de «{name}» en {language}; los registros en otros idiomas suelen llevarlo en el título o en las palabras clave.',
    datesRecentTitle: 'Años: desde {from}',
    datesRecentReason:
      '{count} de {total} registros encontrados son de {from} o posteriores: basta la literatura reciente.',
    datesOpenTitle: 'Años: sin límite final',
    datesOpenReason: 'La búsqueda se detiene en {to}; falta lo publicado después.',
    datesWidenTitle: 'Años: empezar en {from}',
    datesWidenEdge:
      'Con {range}, {early} de {total} registros encontrados están en los primeros años (hasta {edge}): probablemente hay más antes.',
    datesWidenPlain: 'La búsqueda está limitada a {range}; empezar en {from} duplica el período.',
    languagesOpenTitle: 'Idiomas: cualquiera',
    languagesOpenReason: 'La búsqueda está limitada a {languages}. Encontrados por idioma: {counts}.',
    languagesOpenNone:
      'La búsqueda está limitada a {languages}; los registros en otros idiomas quedan fuera.',
    languagesAddTitle: 'Idiomas: buscar también en {language}',
    languagesAddReason:
      'Encontrados por idioma: {counts}. Los conceptos tienen nombres establecidos en {language} que la búsqueda aún no usa.',
    languagesAddNone: 'Los conceptos tienen nombres establecidos en {language} que la búsqueda aún no usa.',
    databasesTitle: 'Bases: consultar también {added}',
    databasesFailed:
      'Sin respuesta: {failed}. El alcance puede ser correcto; mientras tanto se pueden consultar otras.',
    databasesUnasked: 'Bases consultadas hasta ahora: {asked}. Estas aún no se consultaron: {added}.',
    exampleTopic: 'Buscar: {topic}',
    exampleKeywords: 'Buscar: {topic}, con {keywords}',
    exampleYears: 'Buscar: {topic}, publicado en {range}',
    exampleNoYears: 'Buscar: {topic}, publicado en cualquier año',
    exampleLanguages: 'La misma búsqueda, idiomas: {languages}',
    exampleDatabases: 'La misma búsqueda en: {databases}',
    exampleExcluded: 'La misma búsqueda, con registros que mencionan: {words}',
    anyLanguage: 'cualquiera',
  },
}
