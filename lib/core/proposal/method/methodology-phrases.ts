import type { Phrases } from '@/lib/core/text/phrases'

/** The sentences a recommended methodology is justified with. */
export const methodologyPhrases: Phrases<
  | 'recommended'
  | 'called'
  | 'not-called'
  | 'practice'
  | 'practice-other'
  | 'practice-none'
  | 'skills-all'
  | 'skills-some'
  | 'skills-none'
  | 'ruled-out'
  | 'kept'
  | 'hours-spare'
  | 'hours-short'
  | 'order-short'
  | 'references'
  | 'stays'
  | 'stays-reduced'
  | 'lighter'
  | 'lighter-order'
  | 'lightest'
  | 'asked'
  | 'pro-practice'
  | 'pro-hours'
  | 'con-hours'
  | 'con-skills'
  | 'con-ruled-out'
  | 'literature'
  | 'deliver'
> = {
  en: {
    recommended: 'The recommended design is {short}, because {fits}. {course}',
    called:
      'Of {count} questions and objectives, {called} ask for the kind of answer that this design gives.',
    'not-called':
      'None of the questions and objectives names a kind of answer outright; the choice rests on the literature, the skills and the time.',
    practice:
      'Of the {sources} sources of the project, {stated} name their design in title or abstract: {list}.',
    'practice-other':
      'None of these used the recommended design, so its application to this topic is itself a contribution to be argued for.',
    'practice-none':
      'None of the {sources} sources of the project names its design in title or abstract, so that the practice of the field could not be weighed.',
    'skills-all': 'The skills it needs are in the profile: {had}.',
    'skills-some':
      'Of the skills it needs, the profile has {had}; the plan sets hours aside to learn {learned}.',
    'skills-none':
      'The skills it needs are not in the profile; the plan sets hours aside to learn {learned}.',
    'ruled-out': 'The constraint “{words}” rules out {list}.',
    kept: 'The constraint “{words}” is kept: nothing in this design goes against it.',
    'hours-spare':
      'The plan takes {needed} hours; {weekly} hours a week until {defence} give {available}, which leaves {slack} to spare.',
    'hours-short':
      'The plan takes {needed} hours, but {weekly} hours a week until {defence} give {available}: {missing} hours are missing.',
    'order-short':
      'The {needed} hours of the plan would fit into the {available} that {weekly} hours a week until {defence} give, but with the waiting between the tasks the work would have to begin on {begin}, before its start.',
    references: 'Works on the method: {list}.',
    stays: 'In this round the design was examined again and stays, since its plan fits into the time.',
    'stays-reduced':
      'In this round the design stays, but its scope is reduced: the full plan of {needed} hours, with its waiting times, does not fit between start and defence; the reduced plan of {reduced} hours does.',
    lighter:
      'In this round the design was changed from {before} to {after}: even at its smallest scope {before} takes {least} hours and does not fit into the {available} hours there are, whereas {after} can be done in {reduced}.',
    'lighter-order':
      'In this round the design was changed from {before} to {after}: even at its smallest scope, {least} hours, {before} cannot be done before the defence, because its waiting times (approval, answers, appointments) follow one after the other; {after} can be done in {reduced} of the {available} hours there are.',
    lightest:
      'In this round {after} was chosen as the design with the lightest plan, at {reduced} hours; no design known here fits into the {available} hours there are, so more hours a week or a later defence are needed as well.',
    asked: 'In this round the design was changed from {before} to {after}, as was asked for.',
    'pro-practice': 'Used by {count} of the {stated} sources that name their design {cites}.',
    'pro-hours': 'Takes {hours} hours less than the recommended design.',
    'con-hours': 'Takes {hours} hours more than the recommended design.',
    'con-skills': 'Skills still to be learned: {learned}.',
    'con-ruled-out': 'Goes against a constraint of the profile: “{words}”.',
    literature: 'Structured review of the literature',
    deliver: 'Synthesis of the results into recommendations',
  },
  'pt-BR': {
    recommended: 'O delineamento recomendado é {short}, pois {fits}. {course}',
    called:
      'De {count} perguntas e objetivos, {called} pedem o tipo de resposta que esse delineamento oferece.',
    'not-called':
      'Nenhuma das perguntas e objetivos indica expressamente um tipo de resposta; a escolha se apoia na literatura, nas competências e no tempo.',
    practice:
      'Das {sources} fontes do projeto, {stated} informam o delineamento no título ou no resumo: {list}.',
    'practice-other':
      'Nenhuma delas usou o delineamento recomendado, de modo que sua aplicação a este tema é, em si, uma contribuição a ser justificada.',
    'practice-none':
      'Nenhuma das {sources} fontes do projeto informa o delineamento no título ou no resumo, de modo que a prática da área não pôde ser ponderada.',
    'skills-all': 'As competências necessárias constam do perfil: {had}.',
    'skills-some':
      'Das competências necessárias, o perfil já reúne {had}; o plano reserva horas para aprender {learned}.',
    'skills-none':
      'As competências necessárias não constam do perfil; o plano reserva horas para aprender {learned}.',
    'ruled-out': 'A restrição “{words}” exclui {list}.',
    kept: 'A restrição “{words}” é respeitada: nada neste delineamento a contraria.',
    'hours-spare':
      'O plano exige {needed} horas; {weekly} horas semanais até {defence} somam {available}, o que deixa uma folga de {slack}.',
    'hours-short':
      'O plano exige {needed} horas, mas {weekly} horas semanais até {defence} somam {available}: faltam {missing} horas.',
    'order-short':
      'As {needed} horas do plano caberiam nas {available} que resultam de {weekly} horas semanais até {defence}, mas, com as esperas entre as tarefas, o trabalho teria de começar em {begin}, antes do início previsto.',
    references: 'Obras sobre o método: {list}.',
    stays: 'Nesta rodada o delineamento foi reexaminado e permanece, pois seu plano cabe no prazo.',
    'stays-reduced':
      'Nesta rodada o delineamento permanece, mas com escopo reduzido: o plano completo, de {needed} horas, com suas esperas, não cabe entre o início e a defesa; o reduzido, de {reduced} horas, cabe.',
    lighter:
      'Nesta rodada o delineamento mudou de {before} para {after}: mesmo no menor escopo, {before} exige {least} horas e não cabe nas {available} horas disponíveis, enquanto {after} pode ser feito em {reduced}.',
    'lighter-order':
      'Nesta rodada o delineamento mudou de {before} para {after}: mesmo no menor escopo, de {least} horas, {before} não se conclui antes da defesa, pois as esperas (parecer, respostas, agendamentos) se somam; {after} pode ser feito em {reduced} das {available} horas disponíveis.',
    lightest:
      'Nesta rodada escolheu-se {after} por ter o plano mais leve, com {reduced} horas; nenhum delineamento conhecido aqui cabe nas {available} horas disponíveis, de modo que também são necessárias mais horas semanais ou uma defesa posterior.',
    asked: 'Nesta rodada o delineamento mudou de {before} para {after}, conforme solicitado.',
    'pro-practice': 'Usado por {count} das {stated} fontes que informam o delineamento {cites}.',
    'pro-hours': 'Exige {hours} horas a menos que o delineamento recomendado.',
    'con-hours': 'Exige {hours} horas a mais que o delineamento recomendado.',
    'con-skills': 'Competências ainda por aprender: {learned}.',
    'con-ruled-out': 'Contraria uma restrição do perfil: “{words}”.',
    literature: 'Revisão estruturada da literatura',
    deliver: 'Síntese dos resultados em recomendações',
  },
  es: {
    recommended: 'El diseño recomendado es {short}, porque {fits}. {course}',
    called: 'De {count} preguntas y objetivos, {called} piden el tipo de respuesta que ofrece este diseño.',
    'not-called':
      'Ninguna de las preguntas y objetivos indica expresamente un tipo de respuesta; la elección se apoya en la literatura, las competencias y el tiempo.',
    practice:
      'De las {sources} fuentes del proyecto, {stated} indican su diseño en el título o el resumen: {list}.',
    'practice-other':
      'Ninguna de ellas empleó el diseño recomendado, de modo que su aplicación a este tema es en sí una contribución que debe justificarse.',
    'practice-none':
      'Ninguna de las {sources} fuentes del proyecto indica su diseño en el título o el resumen, de modo que no pudo ponderarse la práctica del campo.',
    'skills-all': 'Las competencias que requiere figuran en el perfil: {had}.',
    'skills-some':
      'De las competencias que requiere, el perfil ya reúne {had}; el plan reserva horas para aprender {learned}.',
    'skills-none':
      'Las competencias que requiere no figuran en el perfil; el plan reserva horas para aprender {learned}.',
    'ruled-out': 'La restricción «{words}» excluye {list}.',
    kept: 'La restricción «{words}» se respeta: nada en este diseño la contradice.',
    'hours-spare':
      'El plan requiere {needed} horas; {weekly} horas semanales hasta el {defence} suman {available}, lo que deja un margen de {slack}.',
    'hours-short':
      'El plan requiere {needed} horas, pero {weekly} horas semanales hasta el {defence} suman {available}: faltan {missing} horas.',
    'order-short':
      'Las {needed} horas del plan cabrían en las {available} que dan {weekly} horas semanales hasta el {defence}, pero, con las esperas entre las tareas, el trabajo tendría que empezar el {begin}, antes del inicio previsto.',
    references: 'Obras sobre el método: {list}.',
    stays: 'En esta ronda el diseño se examinó de nuevo y se mantiene, pues su plan cabe en el plazo.',
    'stays-reduced':
      'En esta ronda el diseño se mantiene, pero con un alcance reducido: el plan completo, de {needed} horas, con sus esperas, no cabe entre el inicio y la defensa; el reducido, de {reduced} horas, sí.',
    lighter:
      'En esta ronda el diseño cambió de {before} a {after}: incluso con el menor alcance, {before} requiere {least} horas y no cabe en las {available} horas disponibles, mientras que {after} puede hacerse en {reduced}.',
    'lighter-order':
      'En esta ronda el diseño cambió de {before} a {after}: incluso con el menor alcance, de {least} horas, {before} no puede concluirse antes de la defensa, porque las esperas (aprobación, respuestas, citas) se suman; {after} puede hacerse en {reduced} de las {available} horas disponibles.',
    lightest:
      'En esta ronda se eligió {after} por tener el plan más ligero, de {reduced} horas; ninguno de los diseños conocidos aquí cabe en las {available} horas disponibles, de modo que también hacen falta más horas semanales o una defensa posterior.',
    asked: 'En esta ronda el diseño cambió de {before} a {after}, como se solicitó.',
    'pro-practice': 'Empleado por {count} de las {stated} fuentes que indican su diseño {cites}.',
    'pro-hours': 'Requiere {hours} horas menos que el diseño recomendado.',
    'con-hours': 'Requiere {hours} horas más que el diseño recomendado.',
    'con-skills': 'Competencias aún por aprender: {learned}.',
    'con-ruled-out': 'Contradice una restricción del perfil: «{words}».',
    literature: 'Revisión estructurada de la literatura',
    deliver: 'Síntesis de los resultados en recomendaciones',
  },
}
