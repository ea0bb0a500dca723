import type { VocabularyPart } from './vocabulary-part'

export const physics: VocabularyPart = {
  field: 'physics',
  role: null,
  lines: [
    'quantum computing | computação quântica | computación cuántica',
    'quantum mechanics | mecânica quântica | mecánica cuántica',
    'dark matter | matéria escura | materia oscura',
    'black holes | buracos negros | agujeros negros',
    'general relativity | relatividade geral | relatividad general',
    'differential equations | equações diferenciais | ecuaciones diferenciales',
    'graph theory | teoria dos grafos | teoría de grafos',
    'number theory | teoria dos números | teoría de números',
  ],
}
