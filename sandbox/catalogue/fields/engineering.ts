import { down, type Field, say, topic, up } from '../phrase'

export const engineering: Field = {
  id: 'engineering',
  name: say('engineering', 'a engenharia', 'la ingeniería'),
  kind: 'natural',
  category: 'eess.SY',
  populations: [
    say('test specimens', 'corpos de prova', 'probetas'),
    say('production lines', 'linhas de produção', 'líneas de producción'),
    say('residential buildings', 'edifícios residenciais', 'edificios residenciales'),
    say('monitored machines', 'máquinas monitoradas', 'máquinas monitorizadas'),
  ],
  topics: [
    topic(
      say(
        'rooftop photovoltaic generation',
        'a geração fotovoltaica em telhados',
        'la generación fotovoltaica en cubiertas',
      ),
      down('electricity cost', 'o custo da eletricidade', 'el costo de la electricidad'),
      up('voltage fluctuation', 'a flutuação de tensão', 'la fluctuación de tensión'),
    ),
    topic(
      say(
        'building information modelling',
        'a modelagem da informação da construção',
        'el modelado de información de la construcción',
      ),
      down('rework on site', 'o retrabalho em obra', 'el retrabajo en obra'),
      up(
        'coordination between disciplines',
        'a coordenação entre disciplinas',
        'la coordinación entre disciplinas',
      ),
    ),
    topic(
      say('additive manufacturing', 'a manufatura aditiva', 'la fabricación aditiva'),
      down('material waste', 'o desperdício de material', 'el desperdicio de material'),
      up('surface roughness', 'a rugosidade superficial', 'la rugosidad superficial'),
    ),
    topic(
      say('predictive maintenance', 'a manutenção preditiva', 'el mantenimiento predictivo'),
      down('unplanned downtime', 'a parada não planejada', 'la parada no planificada'),
      up('equipment availability', 'a disponibilidade dos equipamentos', 'la disponibilidad de los equipos'),
    ),
    topic(
      say('lean manufacturing', 'a manufatura enxuta', 'la manufactura esbelta'),
      down('lead time', 'o tempo de atravessamento', 'el tiempo de entrega'),
      up(
        'overall equipment effectiveness',
        'a eficiência global dos equipamentos',
        'la eficiencia global de los equipos',
      ),
    ),
    topic(
      say(
        'recycled concrete aggregates',
        'os agregados reciclados de concreto',
        'los áridos reciclados de hormigón',
      ),
      down('compressive strength', 'a resistência à compressão', 'la resistencia a la compresión'),
      up('water absorption', 'a absorção de água', 'la absorción de agua'),
    ),
    topic(
      say(
        'the internet of things in industry',
        'a internet das coisas na indústria',
        'el internet de las cosas en la industria',
      ),
      up('process visibility', 'a visibilidade do processo', 'la visibilidad del proceso'),
      down('energy waste', 'o desperdício de energia', 'el desperdicio de energía'),
    ),
    topic(
      say(
        'smart grid demand response',
        'a resposta da demanda em redes inteligentes',
        'la respuesta de la demanda en redes inteligentes',
      ),
      down('peak load', 'a carga de ponta', 'la carga máxima'),
      up('consumer participation', 'a participação dos consumidores', 'la participación de los consumidores'),
    ),
  ],
}
