/** A third set, written after clauses and settings were told apart in restatements: counted once. In the form of `written-items.ts`. */
export const newestSentences = `en|P|ok|Compare nurses of day and night shifts.
en|P|ok|The interview guide is tried out with two nurses before the first interview.
en|P|ok|A diary study would burden the nurses more than one questionnaire.
en|L|ok|In Brazil, remote work was associated with lower emotional exhaustion [@e1].
en|L|ok|Among nurses, no difference was found in depersonalisation [@e1].
en|L|ok|The sample was limited to public hospitals [@e1].
en|L|ok|Isolation is the main strain of working from home [@e2].
en|L|ok|Nurses with children described blurred boundaries between work and family [@e2].
en|L|ok|Most studies relied on self-reported measures [@e3].
pt|P|ok|Aplicar o questionário aos servidores durante o mês de maio.
pt|P|ok|A análise de conteúdo seguirá três etapas.
pt|P|ok|O acesso aos servidores depende da autorização do órgão.
pt|L|ok|Os professores relataram dificuldade de separar trabalho e família [@p2].
pt|L|ok|Em Fortaleza, foram entrevistados 22 professores da rede pública [@p2].
pt|L|ok|Durante o trabalho remoto, não houve melhora da qualidade de vida [@p2].
es|P|ok|Entrevistar a enfermeras de los tres turnos.
es|P|ok|La guía de entrevista se prueba con dos enfermeras.
es|P|ok|El muestreo intencional busca variedad, no representatividad.
es|L|ok|En Colombia, la carga de trabajo se asoció con un mayor agotamiento [@s2].
es|L|ok|No se halló relación entre la edad y el agotamiento [@s2].
es|L|ok|El 38 % de los profesionales de la salud presentó agotamiento emocional alto [@s2].
en|L|direction|In Brazil, remote work was associated with higher emotional exhaustion [@e1].
en|L|population|Among teachers, remote work was associated with lower emotional exhaustion [@e1].
en|L|figure|The study of 512 nurses was limited to public hospitals [@e1].
en|L|wrong-source|Isolation is the main strain of working from home [@e3].
en|L|invented|In Spain, managers named isolation as the main strain [@e2].
en|L|direction|Working from home is the main strain of isolation [@e2].
en|L|invented|In Portugal, isolation is the main strain of working from home [@e2].
en|P|finding|Nurses on night shifts burn out first.
pt|L|direction|Durante o trabalho remoto, houve melhora da qualidade de vida [@p2].
pt|L|figure|Em Fortaleza, foram entrevistados 32 professores da rede pública [@p2].
pt|L|invented|Em Recife, os professores relataram sobrecarga [@p2].
pt|P|finding|Os servidores do interior produzem menos.
es|L|direction|Se halló relación entre la edad y el agotamiento [@s2].
es|L|direction|En Colombia, el agotamiento se asoció con una mayor carga de trabajo y la edad [@s2].
es|L|figure|El 48 % de los profesionales de la salud presentó agotamiento emocional alto [@s2].
es|L|invented|En México, la carga de trabajo se asoció con un mayor agotamiento [@s2].
es|P|finding|Las enfermeras jóvenes renuncian antes.`
