import { down, type Field, say, topic, up } from '../phrase'

export const economics: Field = {
  id: 'economics',
  name: say('economics', 'a economia', 'la economía'),
  kind: 'business',
  category: 'econ.GN',
  populations: [
    say('households', 'domicílios', 'hogares'),
    say('manufacturing firms', 'empresas industriais', 'empresas manufactureras'),
    say('municipalities', 'municípios', 'municipios'),
    say('informal workers', 'trabalhadores informais', 'trabajadores informales'),
  ],
  topics: [
    topic(
      say('the minimum wage', 'o salário mínimo', 'el salario mínimo'),
      down('wage inequality', 'a desigualdade salarial', 'la desigualdad salarial'),
      up('informal employment', 'o emprego informal', 'el empleo informal'),
    ),
    topic(
      say(
        'conditional cash transfers',
        'as transferências condicionadas de renda',
        'las transferencias monetarias condicionadas',
      ),
      down('child poverty', 'a pobreza infantil', 'la pobreza infantil'),
      up('school attendance', 'a frequência escolar', 'la asistencia escolar'),
    ),
    topic(
      say('inflation expectations', 'as expectativas de inflação', 'las expectativas de inflación'),
      up('price setting', 'a remarcação de preços', 'la fijación de precios'),
      down('household consumption', 'o consumo das famílias', 'el consumo de los hogares'),
    ),
    topic(
      say('microcredit', 'o microcrédito', 'el microcrédito'),
      up('female entrepreneurship', 'o empreendedorismo feminino', 'el emprendimiento femenino'),
      down('income volatility', 'a volatilidade da renda', 'la volatilidad del ingreso'),
    ),
    topic(
      say('trade openness', 'a abertura comercial', 'la apertura comercial'),
      up('economic growth', 'o crescimento econômico', 'el crecimiento económico'),
      up('regional inequality', 'a desigualdade regional', 'la desigualdad regional'),
    ),
    topic(
      say(
        'parental leave policies',
        'as políticas de licença parental',
        'las políticas de licencia parental',
      ),
      down('the gender wage gap', 'a diferença salarial de gênero', 'la brecha salarial de género'),
      up('female labour supply', 'a oferta de trabalho feminina', 'la oferta laboral femenina'),
    ),
    topic(
      say(
        'instant digital payments',
        'os pagamentos digitais instantâneos',
        'los pagos digitales instantáneos',
      ),
      up('financial inclusion', 'a inclusão financeira', 'la inclusión financiera'),
      down('cash holdings', 'a demanda por moeda', 'la demanda de efectivo'),
    ),
    topic(
      say('financial education', 'a educação financeira', 'la educación financiera'),
      down('household debt', 'o endividamento das famílias', 'el endeudamiento de los hogares'),
      up('savings rate', 'a taxa de poupança', 'la tasa de ahorro'),
    ),
  ],
}
