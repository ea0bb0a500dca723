import type { VocabularyPart } from './vocabulary-part'

export const translation: VocabularyPart = {
  field: 'humanities',
  role: null,
  lines: [
    'translation studies; translation; translation theory; translatology | estudos da tradução; tradução; teoria da tradução; tradutologia | estudios de traducción; traducción; traductología; teoría de la traducción',
    'literary translation; translation of literature; self-translation; retranslation | tradução literária; autotradução; retradução | traducción literaria; autotraducción; retraducción',
    'audiovisual translation; subtitling; dubbing; fansubbing | tradução audiovisual; legendagem; dublagem; legendas | traducción audiovisual; subtitulado; doblaje; subtitulación; subtítulos',
    'audio description; audiodescription; media accessibility | audiodescrição; acessibilidade audiovisual | audiodescripción; accesibilidad audiovisual; accesibilidad a los medios',
    'legal translation; sworn translation | tradução jurídica; tradução juramentada | traducción jurídica; traducción jurada',
    'technical translation; specialized translation | tradução técnica; tradução especializada | traducción técnica; traducción especializada',
    'medical translation | tradução médica | traducción médica',
    'interpreting studies | estudos da interpretação | estudios de interpretación',
    'simultaneous interpreting; conference interpreting | interpretação simultânea; interpretação de conferências | interpretación simultánea; interpretación de conferencias',
    'community interpreting | interpretação comunitária | interpretación comunitaria',
    'sign language interpreting; translation and interpretation of sign language | tradução e interpretação em Libras; interpretação em língua de sinais | interpretación en lengua de señas; interpretación en lengua de signos',
    'game localization; localization of games | localização de jogos | localización de videojuegos',
    'computer-assisted translation; translation technologies | tradução assistida por computador; tecnologias da tradução | traducción asistida por ordenador; tecnologías de la traducción',
    'post-editing; machine translation post-editing | pós-edição; pós-edição de tradução automática | posedición; posedición de traducción automática',
  ],
}
