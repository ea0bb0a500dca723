import { down, type Field, say, topic, up } from '../phrase'

export const psychology: Field = {
  id: 'psychology',
  name: say('psychology', 'a psicologia', 'la psicología'),
  kind: 'health',
  category: null,
  populations: [
    say('adolescents', 'adolescentes', 'adolescentes'),
    say('university students', 'estudantes universitários', 'estudiantes universitarios'),
    say('working adults', 'adultos trabalhadores', 'adultos trabajadores'),
    say('parents of young children', 'pais de crianças pequenas', 'padres de niños pequeños'),
  ],
  topics: [
    topic(
      say('social media use', 'o uso de redes sociais', 'el uso de redes sociales'),
      up('anxiety', 'a ansiedade', 'la ansiedad'),
      down('self-esteem', 'a autoestima', 'la autoestima'),
      say('Instagram, adolescents', 'Instagram, adolescentes', 'Instagram, adolescentes'),
    ),
    topic(
      say('mindfulness training', 'o treinamento em atenção plena', 'el entrenamiento en atención plena'),
      down('perceived stress', 'o estresse percebido', 'el estrés percibido'),
      up('emotion regulation', 'a regulação emocional', 'la regulación emocional'),
    ),
    topic(
      say(
        'cognitive behavioural therapy',
        'a terapia cognitivo-comportamental',
        'la terapia cognitivo-conductual',
      ),
      down('depression', 'a depressão', 'la depresión'),
      up('social functioning', 'o funcionamento social', 'el funcionamiento social'),
    ),
    topic(
      say('sleep deprivation', 'a privação de sono', 'la privación de sueño'),
      down('working memory', 'a memória de trabalho', 'la memoria de trabajo'),
      up('irritability', 'a irritabilidade', 'la irritabilidad'),
    ),
    topic(
      say('loneliness', 'a solidão', 'la soledad'),
      up('suicidal ideation', 'a ideação suicida', 'la ideación suicida'),
      down('life satisfaction', 'a satisfação com a vida', 'la satisfacción con la vida'),
    ),
    topic(
      say('school bullying', 'o bullying escolar', 'el acoso escolar'),
      up('post-traumatic symptoms', 'a sintomatologia pós-traumática', 'la sintomatología postraumática'),
      down('school connectedness', 'o vínculo com a escola', 'el vínculo con la escuela'),
    ),
    topic(
      say('screen time', 'o tempo de tela', 'el tiempo de pantalla'),
      down('attention span', 'a atenção sustentada', 'la atención sostenida'),
      down('language development', 'o desenvolvimento da linguagem', 'el desarrollo del lenguaje'),
    ),
    topic(
      say('job insecurity', 'a insegurança no emprego', 'la inseguridad laboral'),
      up('occupational stress', 'o estresse ocupacional', 'el estrés ocupacional'),
      down('psychological resilience', 'a resiliência psicológica', 'la resiliencia psicológica'),
    ),
    topic(
      say('mental health literacy', 'a literacia em saúde mental', 'la alfabetización en salud mental'),
      up('help-seeking', 'a busca por ajuda', 'la búsqueda de ayuda'),
      down('stigma', 'o estigma', 'el estigma'),
    ),
    topic(
      say('academic pressure', 'a pressão acadêmica', 'la presión académica'),
      down('student mental health', 'a saúde mental dos estudantes', 'la salud mental de los estudiantes'),
      up('procrastination', 'a procrastinação', 'la procrastinación'),
    ),
  ],
}
