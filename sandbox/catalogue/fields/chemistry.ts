import { down, type Field, say, topic, up } from '../phrase'

export const chemistry: Field = {
  id: 'chemistry',
  name: say('chemistry', 'a química', 'la química'),
  kind: 'natural',
  category: null,
  populations: [
    say('synthesised samples', 'amostras sintetizadas', 'muestras sintetizadas'),
    say('wastewater samples', 'amostras de efluentes', 'muestras de aguas residuales'),
    say('plant extracts', 'extratos vegetais', 'extractos vegetales'),
    say('catalytic runs', 'ensaios catalíticos', 'ensayos catalíticos'),
  ],
  topics: [
    topic(
      say(
        'deep eutectic solvents',
        'os solventes eutéticos profundos',
        'los disolventes eutécticos profundos',
      ),
      up('extraction yield', 'o rendimento de extração', 'el rendimiento de extracción'),
      down('solvent toxicity', 'a toxicidade do solvente', 'la toxicidad del disolvente'),
    ),
    topic(
      say('metal-organic frameworks', 'as redes metalorgânicas', 'las redes metalorgánicas'),
      up('carbon dioxide capture', 'a captura de dióxido de carbono', 'la captura de dióxido de carbono'),
      down('regeneration energy', 'a energia de regeneração', 'la energía de regeneración'),
    ),
    topic(
      say('electrochemical biosensors', 'os biossensores eletroquímicos', 'los biosensores electroquímicos'),
      down('detection limit', 'o limite de detecção', 'el límite de detección'),
      up('analytical selectivity', 'a seletividade analítica', 'la selectividad analítica'),
    ),
    topic(
      say(
        'heterogeneous catalysts for biodiesel',
        'os catalisadores heterogêneos para biodiesel',
        'los catalizadores heterogéneos para biodiésel',
      ),
      up('conversion rate', 'a taxa de conversão', 'la tasa de conversión'),
      down('reaction time', 'o tempo de reação', 'el tiempo de reacción'),
    ),
    topic(
      say(
        'phenolic compounds of native fruits',
        'os compostos fenólicos de frutas nativas',
        'los compuestos fenólicos de frutas nativas',
      ),
      up('antioxidant activity', 'a atividade antioxidante', 'la actividad antioxidante'),
      down('lipid oxidation', 'a oxidação lipídica', 'la oxidación lipídica'),
    ),
    topic(
      say('silver nanoparticles', 'as nanopartículas de prata', 'las nanopartículas de plata'),
      up('antibacterial activity', 'a atividade antibacteriana', 'la actividad antibacteriana'),
      up('cell toxicity', 'a toxicidade celular', 'la toxicidad celular'),
    ),
    topic(
      say('activated carbon from residues', 'o carvão ativado de resíduos', 'el carbón activado de residuos'),
      up('dye adsorption', 'a adsorção de corantes', 'la adsorción de colorantes'),
      down('treatment cost', 'o custo de tratamento', 'el costo de tratamiento'),
    ),
    topic(
      say(
        'solid electrolytes for lithium batteries',
        'os eletrólitos sólidos para baterias de lítio',
        'los electrolitos sólidos para baterías de litio',
      ),
      up('cycle stability', 'a estabilidade em ciclagem', 'la estabilidad de ciclado'),
      down('interfacial resistance', 'a resistência interfacial', 'la resistencia interfacial'),
    ),
  ],
}
