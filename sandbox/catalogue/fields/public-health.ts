import { down, type Field, say, topic, up } from '../phrase'

export const publicHealth: Field = {
  id: 'public-health',
  name: say('public health', 'a saúde pública', 'la salud pública'),
  kind: 'health',
  category: null,
  populations: [
    say('older adults', 'idosos', 'personas mayores'),
    say('primary care patients', 'pacientes da atenção primária', 'pacientes de atención primaria'),
    say('pregnant women', 'gestantes', 'mujeres embarazadas'),
    say('schoolchildren', 'escolares', 'escolares'),
    say('community health workers', 'agentes comunitários de saúde', 'agentes comunitarios de salud'),
  ],
  topics: [
    topic(
      say('rural telemedicine', 'a telemedicina rural', 'la telemedicina rural'),
      up(
        'access to specialist care',
        'o acesso à atenção especializada',
        'el acceso a la atención especializada',
      ),
      down('hospital admission', 'a internação hospitalar', 'la hospitalización'),
      say('telehealth, digital health', 'telessaúde, saúde digital', 'telesalud, salud digital'),
    ),
    topic(
      say('vaccine hesitancy', 'a hesitação vacinal', 'la reticencia a la vacunación'),
      down('immunisation coverage', 'a cobertura vacinal', 'la cobertura de vacunación'),
      up('exposure to misinformation', 'a exposição à desinformação', 'la exposición a la desinformación'),
    ),
    topic(
      say('physical activity', 'a atividade física', 'la actividad física'),
      down('hypertension', 'a hipertensão arterial', 'la hipertensión arterial'),
      up('quality of life', 'a qualidade de vida', 'la calidad de vida'),
    ),
    topic(
      say(
        'type 2 diabetes self-care education',
        'a educação para o autocuidado em diabetes tipo 2',
        'la educación para el autocuidado en diabetes tipo 2',
      ),
      up('glycaemic control', 'o controle glicêmico', 'el control glucémico'),
      up('medication adherence', 'a adesão ao tratamento', 'la adherencia al tratamiento'),
    ),
    topic(
      say('exclusive breastfeeding', 'o aleitamento materno exclusivo', 'la lactancia materna exclusiva'),
      down(
        'infant respiratory infection',
        'a infecção respiratória infantil',
        'la infección respiratoria infantil',
      ),
      down('childhood obesity', 'a obesidade infantil', 'la obesidad infantil'),
    ),
    topic(
      say('the COVID-19 pandemic', 'a pandemia de COVID-19', 'la pandemia de COVID-19'),
      up('psychological distress', 'o sofrimento psíquico', 'el malestar psicológico'),
      down('cancer screening', 'o rastreamento do câncer', 'el cribado de cáncer'),
      say('SARS-CoV-2, coronavirus', 'SARS-CoV-2, coronavírus', 'SARS-CoV-2, coronavirus'),
    ),
    topic(
      say('dengue vector control', 'o controle vetorial da dengue', 'el control vectorial del dengue'),
      down('dengue incidence', 'a incidência de dengue', 'la incidencia de dengue'),
      up('community participation', 'a participação comunitária', 'la participación comunitaria'),
    ),
    topic(
      say(
        'ultra-processed food consumption',
        'o consumo de alimentos ultraprocessados',
        'el consumo de alimentos ultraprocesados',
      ),
      up('overweight', 'o excesso de peso', 'el sobrepeso'),
      up('depressive symptoms', 'a sintomatologia depressiva', 'la sintomatología depresiva'),
    ),
    topic(
      say(
        'family health strategy coverage',
        'a cobertura da estratégia saúde da família',
        'la cobertura de salud familiar',
      ),
      down('infant mortality', 'a mortalidade infantil', 'la mortalidad infantil'),
      up('continuity of care', 'a continuidade do cuidado', 'la continuidad de la atención'),
    ),
    topic(
      say(
        'mobile health applications',
        'os aplicativos móveis de saúde',
        'las aplicaciones móviles de salud',
      ),
      up('smoking cessation', 'a cessação do tabagismo', 'el abandono del tabaco'),
      up('health literacy', 'o letramento em saúde', 'la alfabetización en salud'),
    ),
  ],
}
