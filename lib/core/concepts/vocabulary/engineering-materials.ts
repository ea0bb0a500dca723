import type { VocabularyPart } from './vocabulary-part'

export const engineeringMaterials: VocabularyPart = {
  field: 'engineering',
  role: null,
  lines: [
    'potholes; road potholes | buracos na pista; buracos em vias | baches; baches viales',
    'cross-laminated timber; CLT timber; mass timber | madeira laminada cruzada; madeira engenheirada | madera contralaminada; madera laminada cruzada',
    'sisal fibres; sisal fibers; sisal | fibras de sisal; sisal | fibras de sisal; sisal',
    'flexural strength | resistência à flexão | resistencia a la flexión',
    'terraced houses; row houses | casas geminadas; casas em fita | casas adosadas; viviendas adosadas',
    'thermal insulation; building insulation | isolamento térmico | aislamiento térmico',
    'noise barriers; acoustic barriers | barreiras acústicas | barreras acústicas',
    'road signs; traffic signs | sinalização viária; placas de trânsito | señales de tráfico; señalización vial',
    'motorcycles; motorbikes | motocicletas; motos | motocicletas; motos',
    'escalators; lifts | escadas rolantes | escaleras mecánicas',
    'quantum key distribution; quantum cryptography | distribuição quântica de chaves; criptografia quântica | distribución cuántica de claves; criptografía cuántica',
  ],
}
