import { down, type Field, say, topic, up } from '../phrase'

export const agriculture: Field = {
  id: 'agriculture',
  name: say('agriculture', 'a agricultura', 'la agricultura'),
  kind: 'natural',
  category: null,
  populations: [
    say('smallholder farms', 'propriedades da agricultura familiar', 'fincas de agricultura familiar'),
    say('experimental plots', 'parcelas experimentais', 'parcelas experimentales'),
    say('soybean fields', 'lavouras de soja', 'campos de soja'),
    say('coffee farms', 'propriedades cafeeiras', 'fincas cafetaleras'),
  ],
  topics: [
    topic(
      say(
        'climate change in agriculture',
        'a mudança climática na agricultura',
        'el cambio climático en la agricultura',
      ),
      down('crop yield', 'a produtividade das culturas', 'el rendimiento de los cultivos'),
      up('food insecurity', 'a insegurança alimentar', 'la inseguridad alimentaria'),
      say('global warming, drought', 'aquecimento global, seca', 'calentamiento global, sequía'),
    ),
    topic(
      say('precision agriculture', 'a agricultura de precisão', 'la agricultura de precisión'),
      down('input use', 'o uso de insumos', 'el uso de insumos'),
      up('farm profitability', 'a rentabilidade da propriedade', 'la rentabilidad de la finca'),
    ),
    topic(
      say('cover crops', 'as plantas de cobertura', 'los cultivos de cobertura'),
      up('soil organic carbon', 'o carbono orgânico do solo', 'el carbono orgánico del suelo'),
      down('soil erosion', 'a erosão do solo', 'la erosión del suelo'),
    ),
    topic(
      say('deficit irrigation', 'a irrigação deficitária', 'el riego deficitario'),
      up('water use efficiency', 'a eficiência do uso da água', 'la eficiencia en el uso del agua'),
      down('fruit size', 'o tamanho dos frutos', 'el tamaño de los frutos'),
    ),
    topic(
      say('biological pest control', 'o controle biológico de pragas', 'el control biológico de plagas'),
      down('pesticide application', 'a aplicação de agrotóxicos', 'la aplicación de plaguicidas'),
      up(
        'natural enemy abundance',
        'a abundância de inimigos naturais',
        'la abundancia de enemigos naturales',
      ),
    ),
    topic(
      say('agroforestry systems', 'os sistemas agroflorestais', 'los sistemas agroforestales'),
      up('biodiversity', 'a biodiversidade', 'la biodiversidad'),
      up('household income', 'a renda familiar', 'el ingreso familiar'),
    ),
    topic(
      say(
        'nitrogen-fixing inoculants',
        'os inoculantes fixadores de nitrogênio',
        'los inoculantes fijadores de nitrógeno',
      ),
      up('grain protein', 'o teor de proteína dos grãos', 'el contenido de proteína del grano'),
      down('fertiliser demand', 'a demanda por fertilizantes', 'la demanda de fertilizantes'),
    ),
    topic(
      say(
        'rural extension services',
        'a assistência técnica e extensão rural',
        'los servicios de extensión rural',
      ),
      up('technology adoption', 'a adoção de tecnologias', 'la adopción de tecnologías'),
      down('rural poverty', 'a pobreza rural', 'la pobreza rural'),
    ),
  ],
}
