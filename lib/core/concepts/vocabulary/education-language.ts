import type { VocabularyPart } from './vocabulary-part'

export const educationLanguage: VocabularyPart = {
  field: 'education',
  role: null,
  lines: [
    'literacy; reading and writing acquisition; literacy teaching; teaching literacy; literacy acquisition | alfabetização; letramento; alfabetização e letramento; aprendizagem da leitura e da escrita; aquisição da leitura e da escrita | alfabetización; alfabetización inicial; lectoescritura; aprendizaje de la lectoescritura; enseñanza de la lectura y la escritura',
    'academic literacy; academic literacies; academic reading and writing | letramento acadêmico; letramentos acadêmicos | alfabetización académica',
    'racial literacy | letramento racial | alfabetización racial',
    'reading fluency; reading instruction; teaching reading; teach reading; teaching to read | ensino da leitura; fluência leitora; ensino de leitura; fluência em leitura | enseñanza de la lectura; fluidez lectora; enseñanza lectora',
    'phonological awareness; phonemic awareness; phonics; phonics instruction; phonic method | consciência fonológica; consciência fonêmica; método fônico | conciencia fonológica; conciencia fonémica; método fónico; método fonético',
    'communicative approach; communicative language teaching; task-based language teaching | abordagem comunicativa; ensino comunicativo de línguas | enfoque comunicativo; enseñanza comunicativa de lenguas',
    'alternative and augmentative communication; augmentative and alternative communication | comunicação alternativa e aumentativa; comunicação aumentativa e alternativa; comunicação alternativa | comunicación aumentativa y alternativa; comunicación alternativa',
  ],
}
