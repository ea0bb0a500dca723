import type { VocabularyPart } from './vocabulary-part'

export const healthAgeing: VocabularyPart = {
  field: 'health',
  role: null,
  lines: [
    "elderly health; older people's health; health of older adults; geriatric health | saúde do idoso; saúde da pessoa idosa; saúde dos idosos | salud del adulto mayor; salud de las personas mayores; salud del anciano",
    'geriatrics; gerontology | geriatria; gerontologia | geriatría; gerontología',
    'falls in older adults; falls in the elderly; fall prevention; accidental falls | quedas em idosos; queda de idosos; prevenção de quedas; quedas acidentais | caídas en adultos mayores; prevención de caídas; caídas en ancianos; caídas en personas mayores',
    'elder abuse; violence against the elderly; elder mistreatment; violence against older people | violência contra idosos; violência contra a pessoa idosa; maus-tratos contra idosos | maltrato a personas mayores; violencia contra adultos mayores; maltrato al adulto mayor; abuso de ancianos',
    'ageism; age discrimination | etarismo; idadismo; ageísmo; discriminação por idade | edadismo; ageísmo; discriminación por edad; viejismo',
    'functional capacity; functional ability; activities of daily living | capacidade funcional; atividades de vida diária; atividades da vida diária | capacidad funcional; actividades de la vida diaria',
    'functional dependence; functional decline; loss of autonomy in old age | dependência funcional; declínio funcional; incapacidade funcional | dependencia funcional; deterioro funcional',
    'long-term care; long-term care for the elderly | cuidados de longa duração; cuidados continuados | cuidados de larga duración; cuidados a largo plazo',
    'polypharmacy; polymedication; potentially inappropriate medications | polifarmácia; polimedicação; medicamentos potencialmente inapropriados | polifarmacia; polimedicación; medicamentos potencialmente inapropiados',
    'comprehensive geriatric assessment | avaliação geriátrica ampla; avaliação multidimensional do idoso | valoración geriátrica integral; evaluación geriátrica integral',
    'social isolation | isolamento social | aislamiento social',
    'university of the third age; educational gerontology | universidade aberta à terceira idade; universidade da terceira idade; universidade da maturidade | universidad de la tercera edad; universidad de mayores; gerontología educativa',
    'longevity | longevidade | longevidad',
    "feminization of old age; women's aging | feminização da velhice; envelhecimento feminino | feminización de la vejez; envejecimiento femenino",
    'cognitive stimulation; memory training; cognitive training | estimulação cognitiva; treino de memória; oficina de memória; treino cognitivo | estimulación cognitiva; entrenamiento cognitivo; taller de memoria',
  ],
}
