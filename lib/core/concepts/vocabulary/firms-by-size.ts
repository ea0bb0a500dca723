import type { VocabularyPart } from './vocabulary-part'

export const firmsBySize: VocabularyPart = {
  field: 'business',
  role: 'population',
  lines: [
    'companies; firms; enterprises; business firms; businesses | empresas; companhias; firmas | empresas; compañías; firmas',
    'small businesses; small firms; small enterprises | pequenas empresas; pequenos negócios | pequeñas empresas; pequeños negocios',
    'microenterprises; micro-enterprises; micro enterprises; microbusinesses | microempresas; micro empresas | microempresas; micronegocios',
    'micro and small enterprises; micro and small businesses; MSEs | micro e pequenas empresas; MPEs; micro e pequenos negócios; microempresas e empresas de pequeno porte | micro y pequeñas empresas; mypes; micro y pequeños negocios',
    'small and medium enterprises; SMEs; small and medium-sized enterprises; small and medium businesses; micro, small and medium enterprises | pequenas e médias empresas; PMEs; micro, pequenas e médias empresas; pequenas e médias organizações | pequeñas y medianas empresas; pymes; mipymes; micro, pequeñas y medianas empresas',
    'medium-sized companies; medium enterprises; mid-sized firms | empresas de médio porte; médias empresas | medianas empresas; empresas medianas',
    'large companies; large firms; large enterprises; big companies; large corporations | grandes empresas; empresas de grande porte; grandes corporações | grandes empresas; empresas grandes; grandes corporaciones',
    'technology companies; tech companies; technology-based firms; tech firms; technology-based companies | empresas de tecnologia; empresas de base tecnológica; empresas do setor de tecnologia | empresas de tecnología; empresas de base tecnológica; empresas tecnológicas',
    'software companies; IT companies | empresas de software; empresas de TI; empresas de tecnologia da informação | empresas de software; empresas de TI',
    'industrial companies; manufacturing companies; manufacturing firms | empresas industriais; indústrias de manufatura; empresas manufatureiras | empresas industriales; empresas manufactureras',
    'service companies; service firms | empresas de serviços; empresas prestadoras de serviços | empresas de servicios; empresas prestadoras de servicios',
    'private companies; private firms; private enterprises | empresas privadas | empresas privadas',
    'Brazilian companies; Brazilian firms | empresas brasileiras; companhias brasileiras | empresas brasileñas',
  ],
}
