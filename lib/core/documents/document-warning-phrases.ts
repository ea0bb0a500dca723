import type { DocumentProblem, DocumentWarning } from '@/lib/contracts/validation-document'
import type { Phrases } from './phrases'

/** What to tell a student about an uploaded document that was read with losses. */
export const documentWarningPhrases: Phrases<DocumentWarning['code']> = {
  en: {
    'source-deleted': 'The entry of source {subject} was deleted, so the source was left out.',
    'source-twice': 'Source {subject} is listed twice; it counts as chosen if either box is ticked.',
    'source-unknown':
      'The entry {subject} belongs to no source of this document; its text was kept as a note.',
    'source-damaged': 'Data record {subject} is damaged, so that source could not be read.',
    'list-missing':
      'The list of sources is missing; all sources were kept and the choice was taken from the frontmatter.',
    'data-missing':
      'The data block is missing or damaged: the search parameters were read, the sources were not.',
    'data-twice': 'The document holds {subject} data blocks; the last one was read.',
    'frontmatter-ignored': 'The value of {subject} in the frontmatter could not be used.',
    'selection-unknown': 'The frontmatter names {subject}, which is not in this document.',
    'notes-cut': 'There are too many notes; {subject} were not kept.',
  },
  'pt-BR': {
    'source-deleted': 'A entrada da fonte {subject} foi apagada; a fonte ficou de fora.',
    'source-twice':
      'A fonte {subject} aparece duas vezes; vale como escolhida se uma das caixas estiver marcada.',
    'source-unknown':
      'A entrada {subject} não é de nenhuma fonte deste documento; o texto foi mantido como nota.',
    'source-damaged': 'O registro de dados {subject} está danificado; essa fonte não pôde ser lida.',
    'list-missing': 'Falta a lista de fontes; todas foram mantidas e a escolha veio do frontmatter.',
    'data-missing': 'O bloco de dados falta ou está danificado: os parâmetros foram lidos, as fontes não.',
    'data-twice': 'O documento tem {subject} blocos de dados; foi lido o último.',
    'frontmatter-ignored': 'O valor de {subject} no frontmatter não pôde ser usado.',
    'selection-unknown': 'O frontmatter cita {subject}, que não está neste documento.',
    'notes-cut': 'Há notas demais; {subject} não foram mantidas.',
  },
  es: {
    'source-deleted': 'Se borró la entrada de la fuente {subject}; la fuente quedó fuera.',
    'source-twice':
      'La fuente {subject} aparece dos veces; cuenta como elegida si una de las casillas está marcada.',
    'source-unknown':
      'La entrada {subject} no es de ninguna fuente de este documento; su texto se conservó como nota.',
    'source-damaged': 'El registro de datos {subject} está dañado; esa fuente no pudo leerse.',
    'list-missing': 'Falta la lista de fuentes; se conservaron todas y la elección se tomó del frontmatter.',
    'data-missing': 'El bloque de datos falta o está dañado: se leyeron los parámetros, no las fuentes.',
    'data-twice': 'El documento tiene {subject} bloques de datos; se leyó el último.',
    'frontmatter-ignored': 'El valor de {subject} en el frontmatter no pudo usarse.',
    'selection-unknown': 'El frontmatter nombra {subject}, que no está en este documento.',
    'notes-cut': 'Hay demasiadas notas; {subject} no se conservaron.',
  },
}

/** Why an uploaded document could not be read at all. */
export const documentProblemPhrases: Phrases<DocumentProblem> = {
  en: {
    'too-large': 'The document is larger than this page reads.',
    'no-frontmatter': 'The document does not begin with a frontmatter between two lines of ---.',
    'broken-frontmatter': 'The frontmatter is not valid YAML.',
    'no-topic': 'The frontmatter names no topic.',
    'not-a-validation': 'This is not a document of source validation.',
  },
  'pt-BR': {
    'too-large': 'O documento é maior do que esta página lê.',
    'no-frontmatter': 'O documento não começa com um frontmatter entre duas linhas de ---.',
    'broken-frontmatter': 'O frontmatter não é YAML válido.',
    'no-topic': 'O frontmatter não traz um tema.',
    'not-a-validation': 'Este não é um documento de validação de fontes.',
  },
  es: {
    'too-large': 'El documento es mayor de lo que lee esta página.',
    'no-frontmatter': 'El documento no empieza con un frontmatter entre dos líneas de ---.',
    'broken-frontmatter': 'El frontmatter no es YAML válido.',
    'no-topic': 'El frontmatter no indica un tema.',
    'not-a-validation': 'Este no es un documento de validación de fuentes.',
  },
}
