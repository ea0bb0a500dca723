import { expect, test } from 'vitest'
import { isLongitudinal, studyDesignOf } from './study-design'

const designIn = (language: string, abstract: string) => studyDesignOf({ title: '', abstract }, language)

test.each([
  // A questionnaire is how a trial measures, too.
  [
    'en',
    'This was a randomized, double-blind, placebo-controlled multicenter study of 90 days. Quality of life was measured by a questionnaire.',
    'experiment',
  ],
  [
    'en',
    'Fifty women were recruited and randomly treated with a low dose or calcium. A questionnaire was administered.',
    'experiment',
  ],
  [
    'pt',
    'Estudo duplo-cego e controlado por placebo com 80 mulheres, que responderam a um questionário.',
    'experiment',
  ],
  ['es', 'Estudio doble ciego con 80 mujeres, que respondieron un cuestionario.', 'experiment'],
  // What authors ask of others is not what they did.
  [
    'es',
    'Se aplicó la Escala de Bugen a 186 enfermeras. Se recomienda estudiarlas mediante entrevistas.',
    'survey',
  ],
  ['en', 'We surveyed 480 clerks. Future research should use interviews.', 'survey'],
  // Content is analysed in transcripts, too.
  ['pt', 'Pesquisa qualitativa com 12 enfermeiras; a análise de conteúdo revelou o silêncio.', null],
  ['pt', 'A análise de conteúdo baseou-se em 240 edições de 12 jornais.', 'document-analysis'],
  // A group that was not there makes no experiment.
  [
    'es',
    'Se comparó el miedo de 120 estudiantes antes y después de un curso. No hubo grupo de control.',
    'quasi-experiment',
  ],
  ['pt', 'Avaliou-se a dor antes e depois do programa, sem grupo controle.', 'quasi-experiment'],
  ['en', 'We synthesised 21 qualitative studies in a meta-synthesis.', 'systematic-review'],
  ['es', 'Se encuestó a 478 funcionarios de cuatro ministerios.', 'survey'],
  // Data that others gathered are no survey of one's own, and somebody sent to buy is no simulation.
  [
    'pt',
    'Foram analisados dados da Prova Brasil de 614 escolas. O delineamento transversal…',
    'secondary-data',
  ],
  ['en', 'Using survey and administrative data from 121 schools, we tested a model.', 'secondary-data'],
  ['en', 'We analysed tracking data of 118 students as a proof of concept.', 'secondary-data'],
  ['es', 'Con la técnica del cliente simulado se visitaron 170 farmacias.', null],
  // What is taught by simulation may be studied in any way.
  ['en', 'We interviewed 14 nursing students about clinical simulation.', 'interviews'],
  [
    'en',
    'A survey of 230 nurses asked about high-fidelity simulation and simulation-based training.',
    'survey',
  ],
  ['pt', 'Entrevistaram-se 12 estudantes sobre a simulação realística e a simulação clínica.', 'interviews'],
  ['es', 'Se encuestó a 90 estudiantes sobre la simulación clínica de alta fidelidad.', 'survey'],
  ['en', 'A clinical simulation model of 10,000 patients was run.', 'simulation'],
  ['en', 'A metagenomic survey of the rumen found 28,000 viral genotypes.', null],
  ['es', 'Se simularon 200 filas de espera con una simulación de Monte Carlo.', 'simulation'],
  ['en', 'This review surveys 76 studies of programming courses.', 'systematic-review'],
])('the design that a study did itself (%s): %s', (language, abstract, design) => {
  expect(designIn(language, abstract)).toBe(design)
})

test.each([
  ['en', 'Using three waves of a panel of 2,310 workers', true],
  ['en', 'The scale predicted turnover intentions three months later.', true],
  ['es', 'Se comparó el miedo antes y después del curso.', true],
  ['pt', 'Aplicou-se um questionário a 389 trabalhadores.', false],
])('whether the same cases were seen more than once (%s): %s', (language, text, isSeen) => {
  expect(isLongitudinal(text, language)).toBe(isSeen)
})
