import type { VocabularyPart } from './vocabulary-part'

export const populations: VocabularyPart = {
  field: 'general',
  role: 'population',
  lines: [
    'older adults; elderly | idosos; pessoas idosas | adultos mayores; personas mayores; ancianos',
    'adolescents; teenagers | adolescentes | adolescentes',
    'employees; workers | empregados; trabalhadores; funcionários | empleados; trabajadores',
    'women | mulheres | mujeres',
    'refugees | refugiados | refugiados',
    'indigenous peoples | povos indígenas | pueblos indígenas',
    'youth; young people | jovens; juventude | jóvenes; juventud',
    'children | crianças | niños; niñas',
  ],
}
