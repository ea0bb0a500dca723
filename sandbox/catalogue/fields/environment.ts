import { down, type Field, say, topic, up } from '../phrase'

export const environment: Field = {
  id: 'environment',
  name: say('environmental science', 'as ciências ambientais', 'las ciencias ambientales'),
  kind: 'natural',
  category: null,
  populations: [
    say('sampling sites', 'pontos de amostragem', 'puntos de muestreo'),
    say('river basins', 'bacias hidrográficas', 'cuencas hidrográficas'),
    say('municipalities', 'municípios', 'municipios'),
    say('forest plots', 'parcelas florestais', 'parcelas forestales'),
  ],
  topics: [
    topic(
      say('microplastic pollution', 'a poluição por microplásticos', 'la contaminación por microplásticos'),
      up('bioaccumulation in fish', 'a bioacumulação em peixes', 'la bioacumulación en peces'),
      down('benthic diversity', 'a diversidade bentônica', 'la diversidad bentónica'),
    ),
    topic(
      say('deforestation', 'o desmatamento', 'la deforestación'),
      down('rainfall', 'a precipitação', 'la precipitación'),
      up('fire occurrence', 'a ocorrência de incêndios', 'la ocurrencia de incendios'),
    ),
    topic(
      say(
        'fine particulate air pollution',
        'a poluição do ar por material particulado',
        'la contaminación del aire por partículas finas',
      ),
      up(
        'respiratory admissions',
        'a internação por doenças respiratórias',
        'el ingreso por enfermedades respiratorias',
      ),
      down('birth weight', 'o peso ao nascer', 'el peso al nacer'),
    ),
    topic(
      say('urban green spaces', 'as áreas verdes urbanas', 'las áreas verdes urbanas'),
      down('surface temperature', 'a temperatura de superfície', 'la temperatura superficial'),
      up('bird richness', 'a riqueza de aves', 'la riqueza de aves'),
    ),
    topic(
      say('climate change', 'a mudança climática', 'el cambio climático'),
      up('drought frequency', 'a frequência de secas', 'la frecuencia de sequías'),
      up('species range shift', 'o deslocamento de espécies', 'el desplazamiento de especies'),
      say('global warming', 'aquecimento global', 'calentamiento global'),
    ),
    topic(
      say('municipal recycling programmes', 'os programas de reciclagem', 'los programas de reciclaje'),
      down('landfill disposal', 'a disposição em aterros', 'la disposición en vertederos'),
      up('income of waste pickers', 'a renda dos catadores', 'el ingreso de los recicladores'),
    ),
    topic(
      say('riparian restoration', 'a restauração de matas ciliares', 'la restauración de riberas'),
      up('water quality', 'a qualidade da água', 'la calidad del agua'),
      down('sediment load', 'a carga de sedimentos', 'la carga de sedimentos'),
    ),
    topic(
      say('environmental education', 'a educação ambiental', 'la educación ambiental'),
      up('pro-environmental behaviour', 'o comportamento pró-ambiental', 'el comportamiento proambiental'),
      down('household waste', 'a geração de resíduos domésticos', 'la generación de residuos domésticos'),
    ),
  ],
}
