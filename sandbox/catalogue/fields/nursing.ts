import { down, type Field, say, topic, up } from '../phrase'

export const nursing: Field = {
  id: 'nursing',
  name: say('nursing', 'a enfermagem', 'la enfermería'),
  kind: 'health',
  category: null,
  populations: [
    say('hospital nurses', 'enfermeiros hospitalares', 'enfermeras hospitalarias'),
    say('intensive care nurses', 'enfermeiros de terapia intensiva', 'enfermeras de cuidados intensivos'),
    say('nursing students', 'estudantes de enfermagem', 'estudiantes de enfermería'),
    say('hospitalised patients', 'pacientes hospitalizados', 'pacientes hospitalizados'),
    say('nursing technicians', 'técnicos de enfermagem', 'técnicos de enfermería'),
  ],
  topics: [
    topic(
      say('nursing workload', 'a carga de trabalho de enfermagem', 'la carga de trabajo de enfermería'),
      up('burnout', 'o burnout', 'el burnout'),
      up('intention to leave', 'a intenção de deixar a profissão', 'la intención de abandonar la profesión'),
      say(
        'occupational stress, professional exhaustion',
        'estresse ocupacional, esgotamento profissional',
        'estrés laboral, desgaste profesional',
      ),
    ),
    topic(
      say(
        'burnout in nursing staff',
        'o burnout na equipe de enfermagem',
        'el burnout en el personal de enfermería',
      ),
      down('patient safety', 'a segurança do paciente', 'la seguridad del paciente'),
      up('absenteeism', 'o absenteísmo', 'el absentismo'),
      say(
        'nurse burnout, mental health',
        'esgotamento profissional, saúde mental',
        'desgaste profesional, salud mental',
      ),
    ),
    topic(
      say(
        'nurse staffing ratios',
        'o dimensionamento de pessoal de enfermagem',
        'la dotación de personal de enfermería',
      ),
      down('in-hospital mortality', 'a mortalidade hospitalar', 'la mortalidad hospitalaria'),
      down('missed nursing care', 'a omissão de cuidados', 'la omisión de cuidados'),
    ),
    topic(
      say('clinical simulation', 'a simulação clínica', 'la simulación clínica'),
      up('clinical reasoning', 'o raciocínio clínico', 'el razonamiento clínico'),
      up('self-confidence', 'a autoconfiança', 'la autoconfianza'),
    ),
    topic(
      say(
        'repositioning protocols',
        'os protocolos de mudança de decúbito',
        'los protocolos de cambios posturales',
      ),
      down('pressure injury', 'a lesão por pressão', 'la lesión por presión'),
      up('comfort at the bedside', 'o conforto do paciente', 'el confort del paciente'),
    ),
    topic(
      say(
        'palliative care training',
        'a capacitação em cuidados paliativos',
        'la formación en cuidados paliativos',
      ),
      up('symptom management', 'o manejo de sintomas', 'el manejo de síntomas'),
      down('moral distress', 'o sofrimento moral', 'el sufrimiento moral'),
    ),
    topic(
      say('authentic leadership', 'a liderança autêntica', 'el liderazgo auténtico'),
      up('job satisfaction', 'a satisfação no trabalho', 'la satisfacción laboral'),
      down('emotional exhaustion', 'a exaustão emocional', 'el agotamiento emocional'),
    ),
    topic(
      say('hand hygiene campaigns', 'as campanhas de higiene das mãos', 'las campañas de higiene de manos'),
      down(
        'healthcare-associated infection',
        'a infecção relacionada à assistência',
        'la infección asociada a la atención sanitaria',
      ),
      up('protocol adherence', 'a adesão ao protocolo', 'la adherencia al protocolo'),
    ),
    topic(
      say('shift work', 'o trabalho em turnos', 'el trabajo por turnos'),
      down('sleep quality', 'a qualidade do sono', 'la calidad del sueño'),
      up('medication errors', 'o erro de medicação', 'el error de medicación'),
    ),
  ],
}
