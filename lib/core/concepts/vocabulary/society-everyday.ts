import type { VocabularyPart } from './vocabulary-part'

export const societyEveryday: VocabularyPart = {
  field: 'society',
  role: null,
  lines: [
    'society | sociedade | sociedad',
    'politics; political life | política | política',
    'child-to-parent violence; adolescent-to-parent violence | violência filioparental; violência de filhos contra pais | violencia filioparental; violencia de hijos a padres',
    'stop and search; police stops | abordagem policial; abordagens policiais; revista policial | identificaciones policiales; cacheos policiales; control policial callejero',
    'no-fault divorce | divórcio sem culpa; divórcio direto | divorcio sin culpa; divorcio incausado',
    'animal shelters; pet adoption | abrigos de animais; adoção de animais | refugios de animales; adopción de mascotas',
    'pubs; pub closures | pubs; bares de bairro | pubs; bares de barrio',
    'village life; villages | vida nas aldeias; vilarejos | vida en los pueblos; aldeas',
    'coastal towns; seaside towns | cidades litorâneas; cidades costeiras | ciudades costeras; pueblos costeros',
    'astrology; horoscopes; zodiac signs | astrologia; horóscopo; signos do zodíaco | astrología; horóscopo; signos del zodiaco',
    'numerology | numerologia | numerología',
    'tarot; tarot cards; divination | tarô; cartas de tarô; adivinhação | tarot; cartas del tarot; adivinación',
    'reiki; energy healing; crystal healing | reiki; cura com cristais | reiki; sanación con cristales',
    'feng shui | feng shui | feng shui',
    'mantras; Tibetan mantras; chanting | mantras; mantras tibetanos | mantras; mantras tibetanos',
    'sign of the cross; mass attendance; church attendance | frequência à missa; ida à missa | asistencia a misa; asistencia a la iglesia',
  ],
}
