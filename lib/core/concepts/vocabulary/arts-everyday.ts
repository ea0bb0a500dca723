import type { VocabularyPart } from './vocabulary-part'

export const artsEveryday: VocabularyPart = {
  field: 'humanities',
  role: null,
  lines: [
    'grime; grime music | grime; música grime | grime; música grime',
    'drill music | drill; trap | música drill',
    'falconry; medieval falconry | falcoaria; falcoaria medieval | cetrería; cetrería medieval',
    'knitting; knitting circles; crochet | tricô; crochê; rodas de tricô | tejido de punto; ganchillo; círculos de tejido',
    'embroidery; lacemaking | bordado; renda de bilro | bordado; encaje de bolillos',
    'child evacuees; wartime evacuation of children | crianças evacuadas; evacuação de crianças | niños evacuados; evacuación de niños',
  ],
}
