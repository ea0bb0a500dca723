import { down, type Field, say, topic, up } from '../phrase'

export const linguistics: Field = {
  id: 'linguistics',
  name: say('linguistics', 'a linguística', 'la lingüística'),
  kind: 'social',
  category: 'cs.CL',
  populations: [
    say('bilingual speakers', 'falantes bilíngues', 'hablantes bilingües'),
    say('second language learners', 'aprendizes de segunda língua', 'aprendices de segunda lengua'),
    say('language teachers', 'professores de línguas', 'profesores de lenguas'),
    say('deaf signers', 'surdos sinalizantes', 'signantes sordos'),
  ],
  topics: [
    topic(
      say('code-switching', 'a alternância de códigos', 'la alternancia de códigos'),
      up('conversational fluency', 'a fluência conversacional', 'la fluidez conversacional'),
      down('lexical retrieval time', 'o tempo de acesso lexical', 'el tiempo de acceso léxico'),
    ),
    topic(
      say('bilingual schooling', 'o ensino bilíngue', 'la enseñanza bilingüe'),
      up('metalinguistic awareness', 'a consciência metalinguística', 'la conciencia metalingüística'),
      up(
        'heritage language maintenance',
        'a manutenção da língua de herança',
        'el mantenimiento de la lengua de herencia',
      ),
    ),
    topic(
      say('extensive reading', 'a leitura extensiva', 'la lectura extensiva'),
      up('second language vocabulary', 'o vocabulário em segunda língua', 'el vocabulario en segunda lengua'),
      down('reading anxiety', 'a ansiedade de leitura', 'la ansiedad lectora'),
    ),
    topic(
      say('neural machine translation', 'a tradução automática neural', 'la traducción automática neuronal'),
      up('post-editing speed', 'a velocidade de pós-edição', 'la velocidad de posedición'),
      down('lexical diversity', 'a diversidade lexical', 'la diversidad léxica'),
    ),
    topic(
      say('gender-inclusive language', 'a linguagem inclusiva de gênero', 'el lenguaje inclusivo de género'),
      up('social acceptance', 'a aceitação social', 'la aceptación social'),
      up('reading effort', 'o esforço de leitura', 'el esfuerzo de lectura'),
    ),
    topic(
      say('sign language instruction', 'o ensino de língua de sinais', 'la enseñanza de lengua de señas'),
      up('narrative development', 'o desenvolvimento narrativo', 'el desarrollo narrativo'),
      down('communication breakdown', 'a ruptura comunicativa', 'la ruptura comunicativa'),
    ),
    topic(
      say(
        'political discourse on social networks',
        'o discurso político em redes sociais',
        'el discurso político en redes sociales',
      ),
      up('polarisation', 'a polarização', 'la polarización'),
      up('use of metaphor', 'o uso de metáforas', 'el uso de metáforas'),
    ),
    topic(
      say(
        'academic writing instruction',
        'o ensino de escrita acadêmica',
        'la enseñanza de escritura académica',
      ),
      up('argument quality', 'a qualidade argumentativa', 'la calidad argumentativa'),
      down('unintended plagiarism', 'o plágio involuntário', 'el plagio involuntario'),
    ),
  ],
}
