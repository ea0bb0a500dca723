import type { VocabularyPart } from './vocabulary-part'

export const peopleLawAndLetters: VocabularyPart = {
  field: 'society',
  role: null,
  lines: [
    'literary reading | leitura literária | lectura literaria',
    'mobile wallets | carteiras digitais | billeteras digitales; billeteras móviles',
    'patient data | dados de pacientes | datos de pacientes',
    'dispensing errors; dispensing error | erros de dispensação; dispensação errada | errores de dispensación',
    'incarcerated mothers; mothers in prison | mães encarceradas; mães privadas de liberdade | madres privadas de libertad; madres encarceladas',
    'fan subtitling | legendagem por fãs | subtitulado por fans',
    'Korean dramas; Korean series; K-dramas | séries coreanas; doramas | series coreanas; doramas',
    'pregnant workers; pregnant employees | trabalhadoras grávidas; trabalhadoras gestantes | trabajadoras embarazadas',
    'university journalism; student journalism | jornalismo universitário | periodismo universitario',
    'scorpion stings; scorpionism | escorpionismo; picadas de escorpião | escorpionismo; picaduras de escorpión',
    'folk knowledge; popular knowledge | saberes populares; saber popular | saberes populares; saber popular',
    'spoilt ballots; null votes; blank and null votes | voto nulo; votos nulos; voto branco | voto nulo; votos nulos; voto en blanco',
    'ethics of care; care ethics | ética do cuidado | ética del cuidado',
    'neighbour disputes; neighborhood conflicts | conflitos de vizinhança; conflitos entre vizinhos | conflictos vecinales; conflictos entre vecinos',
    'adolescent couples; teen dating | casais adolescentes; namoro na adolescência | parejas adolescentes; noviazgo adolescente',
    'property titles | títulos de propriedade; titulação de terras | títulos de propiedad',
    'informal housing | moradia informal; habitação informal | vivienda informal; informalidad de la vivienda',
    'youth identity | identidade juvenil | identidad juvenil',
    'reproductive autonomy | autonomia reprodutiva | autonomía reproductiva',
  ],
}
