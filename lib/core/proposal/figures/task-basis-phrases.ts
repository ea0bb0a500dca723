import type { Phrases } from '@/lib/core/text/phrases'
import type { Rate, Wait } from './planning-assumptions'

const reading = 'https://doi.org/10.1038/nature.2014.14658'
const britten = 'Britten (1995), https://doi.org/10.1136/bmj.311.6999.251'
const wallace = 'Wallace et al. (2010), https://doi.org/10.1186/1471-2105-11-55'

/** Why a task takes its hours; `{count}` things at `{each}` hours, or `{hours}` as a whole. */
export const taskBasisPhrases: Phrases<Rate | 'fixed'> = {
  en: {
    fixed: 'Planning assumption for this degree: {hours} h.',
    source: `Sources: {count} × {each} h; half an hour of reading, as scientists report (${reading}), and as much for notes (assumption).`,
    skill: 'New skills: {count} × {each} h (planning assumption).',
    writing: 'Thousands of words: {count} × {each} h of drafting (planning assumption).',
    revising: 'Thousands of words: {count} × {each} h of revising (planning assumption).',
    answer: 'Answers: {count} × {each} h of checking (planning assumption).',
    session: 'Participants: {count} × {each} h a session (planning assumption).',
    run: 'Runs: {count} × {each} h (planning assumption).',
    test: 'Participants: {count} × {each} h a measurement (planning assumption).',
    recruiting: 'Participants or cases: {count} × {each} h of contact (planning assumption).',
    interview: 'Interviews: {count} × {each} h with preparation and notes (planning assumption).',
    transcript: `Interviews: {count} × {each} h; 45 minutes recorded at 6 h of transcribing an hour (${britten}).`,
    coding: 'Interviews or cases: {count} × {each} h of coding (planning assumption).',
    field: 'Cases: {count} × {each} h of visits and papers (planning assumption).',
    caseTranscript: `Cases: {count} × {each} h; two interviews of 45 minutes at 6 h of transcribing an hour (${britten}).`,
    document: 'Documents: {count} × {each} h of reading and coding (planning assumption).',
    gathering: 'Documents: {count} × {each} h of finding and filing (planning assumption).',
    evaluation: 'Evaluators: {count} × {each} h a session (planning assumption).',
    record: `Records: {count} × {each} h; 36 seconds each (planning assumption; experienced reviewers need about 30: ${wallace}).`,
    fullText: 'Full texts: {count} × {each} h; one record in ten (planning assumption).',
    study: 'Included studies: {count} × {each} h; three records in a hundred (planning assumption).',
  },
  'pt-BR': {
    fixed: 'Premissa de planejamento para este nível: {hours} h.',
    source: `Fontes: {count} × {each} h; meia hora de leitura, como relatam cientistas (${reading}), e outro tanto de fichamento (premissa).`,
    skill: 'Habilidades novas: {count} × {each} h (premissa de planejamento).',
    writing: 'Milhares de palavras: {count} × {each} h de redação (premissa de planejamento).',
    revising: 'Milhares de palavras: {count} × {each} h de revisão (premissa de planejamento).',
    answer: 'Respostas: {count} × {each} h de conferência (premissa de planejamento).',
    session: 'Participantes: {count} × {each} h por sessão (premissa de planejamento).',
    run: 'Rodadas: {count} × {each} h (premissa de planejamento).',
    test: 'Participantes: {count} × {each} h por medição (premissa de planejamento).',
    recruiting: 'Participantes ou casos: {count} × {each} h de contato (premissa de planejamento).',
    interview: 'Entrevistas: {count} × {each} h com preparo e anotações (premissa de planejamento).',
    transcript: `Entrevistas: {count} × {each} h; 45 minutos gravados a 6 h de transcrição por hora (${britten}).`,
    coding: 'Entrevistas ou casos: {count} × {each} h de codificação (premissa de planejamento).',
    field: 'Casos: {count} × {each} h de visitas e documentos (premissa de planejamento).',
    caseTranscript: `Casos: {count} × {each} h; duas entrevistas de 45 minutos a 6 h de transcrição por hora (${britten}).`,
    document: 'Documentos: {count} × {each} h de leitura e codificação (premissa de planejamento).',
    gathering: 'Documentos: {count} × {each} h para localizar e organizar (premissa de planejamento).',
    evaluation: 'Avaliadores: {count} × {each} h por sessão (premissa de planejamento).',
    record: `Registros: {count} × {each} h; 36 segundos cada (premissa de planejamento; revisores experientes levam cerca de 30: ${wallace}).`,
    fullText: 'Textos completos: {count} × {each} h; um em cada dez registros (premissa de planejamento).',
    study: 'Estudos incluídos: {count} × {each} h; três em cada cem registros (premissa de planejamento).',
  },
  es: {
    fixed: 'Supuesto de planificación para este nivel: {hours} h.',
    source: `Fuentes: {count} × {each} h; media hora de lectura, según declaran los científicos (${reading}), y otro tanto de fichas (supuesto).`,
    skill: 'Competencias nuevas: {count} × {each} h (supuesto de planificación).',
    writing: 'Miles de palabras: {count} × {each} h de redacción (supuesto de planificación).',
    revising: 'Miles de palabras: {count} × {each} h de revisión (supuesto de planificación).',
    answer: 'Respuestas: {count} × {each} h de comprobación (supuesto de planificación).',
    session: 'Participantes: {count} × {each} h por sesión (supuesto de planificación).',
    run: 'Corridas: {count} × {each} h (supuesto de planificación).',
    test: 'Participantes: {count} × {each} h por medición (supuesto de planificación).',
    recruiting: 'Participantes o casos: {count} × {each} h de contacto (supuesto de planificación).',
    interview: 'Entrevistas: {count} × {each} h con preparación y notas (supuesto de planificación).',
    transcript: `Entrevistas: {count} × {each} h; 45 minutos grabados a 6 h de transcripción por hora (${britten}).`,
    coding: 'Entrevistas o casos: {count} × {each} h de codificación (supuesto de planificación).',
    field: 'Casos: {count} × {each} h de visitas y documentos (supuesto de planificación).',
    caseTranscript: `Casos: {count} × {each} h; dos entrevistas de 45 minutos a 6 h de transcripción por hora (${britten}).`,
    document: 'Documentos: {count} × {each} h de lectura y codificación (supuesto de planificación).',
    gathering: 'Documentos: {count} × {each} h para localizar y ordenar (supuesto de planificación).',
    evaluation: 'Evaluadores: {count} × {each} h por sesión (supuesto de planificación).',
    record: `Registros: {count} × {each} h; 36 segundos cada uno (supuesto de planificación; los revisores con experiencia tardan unos 30: ${wallace}).`,
    fullText: 'Textos completos: {count} × {each} h; uno de cada diez registros (supuesto de planificación).',
    study: 'Estudios incluidos: {count} × {each} h; tres de cada cien registros (supuesto de planificación).',
  },
}

/** What `{days}` days of waiting are for. */
export const waitBasisPhrases: Phrases<Wait> = {
  en: {
    advisor: 'Then {days} days for the advisor’s reading (assumption).',
    ethics:
      'Then {days} days for the committee: 10 working days for the papers, 30 for the opinion (Lei 14.874/2024, art. 14, Brazil).',
    pilot: 'Then {days} days for the pilot (assumption).',
    answers: 'Then {days} days for answers and reminders (assumption).',
    recruiting: 'Then {days} days until the dates are fixed (assumption).',
    access: 'Then {days} days until access is given (assumption).',
    intervention: 'Then {days} days for the intervention to take effect (assumption).',
    computing: 'Then {days} days of computing (assumption).',
    committee: 'Then {days} days for the committee’s reading (assumption; see the programme’s rules).',
  },
  'pt-BR': {
    advisor: 'Depois, {days} dias para a leitura do orientador (premissa).',
    ethics:
      'Depois, {days} dias para o comitê: 10 dias úteis para os documentos, 30 para o parecer (Lei nº 14.874/2024, art. 14).',
    pilot: 'Depois, {days} dias para o piloto (premissa).',
    answers: 'Depois, {days} dias para respostas e lembretes (premissa).',
    recruiting: 'Depois, {days} dias até fixar as datas (premissa).',
    access: 'Depois, {days} dias até a liberação do acesso (premissa).',
    intervention: 'Depois, {days} dias para que a intervenção produza efeito (premissa).',
    computing: 'Depois, {days} dias de processamento (premissa).',
    committee: 'Depois, {days} dias para a leitura da banca (premissa; veja o regimento do programa).',
  },
  es: {
    advisor: 'Después, {days} días para la lectura del director (supuesto).',
    ethics:
      'Después, {days} días para el comité: 10 días hábiles para los documentos, 30 para el dictamen (Lei 14.874/2024, art. 14, Brasil).',
    pilot: 'Después, {days} días para la prueba piloto (supuesto).',
    answers: 'Después, {days} días para respuestas y recordatorios (supuesto).',
    recruiting: 'Después, {days} días hasta fijar las fechas (supuesto).',
    access: 'Después, {days} días hasta obtener el acceso (supuesto).',
    intervention: 'Después, {days} días para que la intervención surta efecto (supuesto).',
    computing: 'Después, {days} días de cómputo (supuesto).',
    committee:
      'Después, {days} días para la lectura del tribunal (supuesto; véase el reglamento del programa).',
  },
}
