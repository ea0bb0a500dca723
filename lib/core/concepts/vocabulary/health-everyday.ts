import type { VocabularyPart } from './vocabulary-part'

export const healthEveryday: VocabularyPart = {
  field: 'health',
  role: null,
  lines: [
    'blood samples; blood sampling; blood collection | amostras de sangue; coleta de sangue | muestras de sangre; extracción de sangre',
    'antibiotic prescribing; antibiotic prescriptions | prescrição de antibióticos | prescripción de antibióticos',
    'injuries | lesões; ferimentos | lesiones',
    'naps; napping; siesta | sesta; cochilo | siesta',
    'running shoes; sports footwear | tênis de corrida; calçado esportivo | zapatillas de correr; calzado deportivo',
    'outdoor gyms; open-air gyms | academias ao ar livre; academia ao ar livre | gimnasios al aire libre; gimnasio al aire libre',
    'reaction time | tempo de reação | tiempo de reacción',
  ],
}
