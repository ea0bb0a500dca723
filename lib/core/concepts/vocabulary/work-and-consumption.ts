import type { VocabularyPart } from './vocabulary-part'

export const workAndConsumption: VocabularyPart = {
  field: 'business',
  role: null,
  lines: [
    'scent marketing; olfactory marketing | marketing olfativo | marketing olfativo; marketing de aromas',
    'store of value | reserva de valor | reserva de valor; depósito de valor',
    'fair pay; pay fairness; pay equity; fair wages | remuneração justa; equidade salarial; justiça salarial | salario justo; equidad salarial; justicia salarial',
    'tipping; tips; gratuities | gorjetas; gorjeta | propinas; propina',
    'taxis; taxi services | táxi; táxis; serviço de táxi | taxi; servicio de taxi',
    'rotating shifts; shift rotation | turnos rotativos; turnos alternados; revezamento de turnos | turnos rotativos; rotación de turnos',
    'night shifts; night work | plantão noturno; turno noturno | turno de noche; turno nocturno',
    'sick leave; sickness absence; medical leave | licença médica; afastamento do trabalho; licença-saúde | baja laboral; bajas por enfermedad; licencia médica; incapacidad laboral',
    'waste in restaurants; restaurant waste | resíduos de restaurantes; desperdício em restaurantes | residuos de restaurantes; desperdicio en restaurantes',
    'fishmongers; fish markets | peixarias; mercados de peixe | pescaderías; mercados de pescado',
    'followers; social media followers | seguidores | seguidores en redes sociales; seguidores',
  ],
}
