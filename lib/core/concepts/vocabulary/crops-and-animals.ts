import type { VocabularyPart } from './vocabulary-part'

export const cropsAndAnimals: VocabularyPart = {
  field: 'environment',
  role: null,
  lines: [
    'carrot | cenoura | zanahoria',
    'pepper; bell pepper; chili pepper | pimentão; pimenta | pimiento; ají',
    'lentils; chickpeas | lentilha; grão-de-bico | lentejas; garbanzos',
    'donkeys; mules | jumentos; burros; asnos | burros; asnos; mulas',
    'racehorses; horse racing | cavalos de corrida; turfe | caballos de carreras; carreras de caballos',
    'llamas; alpacas | lhamas; alpacas | llamas; alpacas; camélidos sudamericanos',
    'guinea pigs | porquinhos-da-índia; cobaias | cuyes; cobayas',
    'farmed salmon; salmon farming; salmon aquaculture | salmão de cultivo; salmonicultura; criação de salmão | salmón de cultivo; salmonicultura; cultivo de salmón',
    'trout; trout farming | trutas; truticultura | truchas; truchicultura',
    'participatory certification; participatory guarantee systems | certificação participativa; sistemas participativos de garantia | certificación participativa; sistemas participativos de garantía',
    'organic certification; organic label; organic seal | selo orgânico; certificação orgânica | sello orgánico; certificación orgánica',
    'seed banks; seed savers | bancos de sementes | bancos de semillas',
    'bird strikes; birds at airports | colisões com aves; aves em aeroportos | choques con aves; aves en aeropuertos',
  ],
}
