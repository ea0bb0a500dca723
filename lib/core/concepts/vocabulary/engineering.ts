import type { VocabularyPart } from './vocabulary-part'

export const engineering: VocabularyPart = {
  field: 'engineering',
  role: null,
  lines: [
    'industry 4.0 | indústria 4.0 | industria 4.0',
    'smart cities; smart city | cidades inteligentes | ciudades inteligentes',
    'renewable energy | energia renovável; energias renováveis | energía renovable; energías renovables',
    'solar energy | energia solar | energía solar',
    'energy efficiency | eficiência energética | eficiencia energética',
    'electric vehicles | veículos elétricos | vehículos eléctricos',
    'lean manufacturing; lean production | manufatura enxuta; produção enxuta | manufactura esbelta; producción ajustada',
    'civil construction; construction industry | construção civil; indústria da construção | industria de la construcción; construcción civil',
    'wastewater treatment | tratamento de efluentes; tratamento de águas residuais | tratamiento de aguas residuales',
    'robotics | robótica | robótica',
    'additive manufacturing; 3D printing | manufatura aditiva; impressão 3D | fabricación aditiva; impresión 3D',
  ],
}
