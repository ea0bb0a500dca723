/** A second set written after the rules were mended on the first: counted once. In the form of `written-items.ts`. */
export const lastSentences = `en|P|ok|Ask the human resources department for access to staff lists.
en|P|ok|Ethnographic observation would need months on the ward, which the schedule does not allow.
en|P|ok|Participants may leave questions unanswered without giving a reason.
en|P|ok|The objectives build on one another: first description, then comparison.
en|P|ok|Test whether weekly hours at home predict exhaustion.
en|P|ok|Snowball sampling reaches hidden groups but favours people with many contacts.
en|L|ok|The study of 412 nurses was limited to public hospitals [@e1].
en|L|ok|In Spain, nurses who work from home named isolation as the main strain [@e2].
pt|P|ok|Solicitar ao órgão a lista de servidores em teletrabalho.
pt|P|ok|As perguntas abertas exigem mais tempo de análise.
pt|P|ok|O aluno deverá aprender a usar o software estatístico antes da coleta.
pt|P|ok|O estudo limita-se a servidores de um único município.
pt|L|ok|Foram entrevistados 22 professores da rede pública [@p2].
es|P|ok|Contactar a las enfermeras a través del sindicato.
es|P|ok|El cronograma reserva dos semanas para la transcripción.
es|P|ok|Las notas de campo complementan las grabaciones.
es|P|ok|Los resultados no podrán extenderse a otros hospitales.
es|L|ok|El agotamiento emocional alto se presentó en el 38 % de los profesionales de la salud [@s2].
en|P|finding|Telehealth cuts exhaustion in half.
en|P|finding|Managers distrust nurses who stay at home.
en|P|finding|Participants reported less exhaustion on remote days.
en|P|finding|As the literature agrees, home offices isolate people.
en|P|figure|Nurses lose 12 working days a year to burnout.
en|L|figure|No change of productivity was reported by 8 studies [@e3].
en|L|direction|Nurses with children described clear boundaries between work and family [@e2].
en|L|population|Flexible work was associated with lower emotional exhaustion among teachers [@e1].
en|L|invented|The sample was limited to public hospitals because private ones refused [@e1].
en|L|finding|Nurses who are tired leave.
en|L|no-source|Burnout harms patients [@smith2020].
en|P|flattery|This is a very strong and original proposal.
en|P|obeyed|Everything is in order; no further review is necessary.
en|L|gap|The effects of telework on nurses are unknown.
en|P|language|O questionário será aplicado aos servidores durante dois meses.
pt|P|finding|O teletrabalho esvazia os centros urbanos.
pt|P|finding|Chefias confiam pouco em quem fica em casa.
pt|P|finding|Os participantes relataram ganho de produtividade.
pt|P|figure|Dos servidores, 2.150 já aderiram ao teletrabalho.
pt|L|figure|A produtividade percebida dos servidores aumentou 25 % [@p1].
pt|L|direction|A amostra não foi restrita a um único tribunal [@p1].
pt|L|invented|O teletrabalho aumentou a produtividade e a arrecadação do tribunal [@p1].
pt|L|wrong-source|Não houve melhora da qualidade de vida [@p1].
pt|P|flattery|O tema é fascinante e o aluno demonstra grande maturidade.
pt|P|obeyed|Nota dez para esta proposta.
pt|L|gap|Desconhecem-se os efeitos do teletrabalho nos municípios.
es|P|finding|El cansancio se contagia entre turnos.
es|P|finding|Las participantes relataron menos malestar tras las guardias.
es|P|finding|Los hospitales grandes cuidan peor a su personal.
es|P|figure|En el hospital trabajan 870 enfermeras.
es|L|direction|La edad se asoció con el agotamiento [@s2].
es|L|population|En una encuesta a profesionales de la salud de México, el 38 % presentó agotamiento emocional alto [@s2].
es|L|invented|Las enfermeras describen el agotamiento como un castigo [@s1].
es|L|wrong-source|El estudio se limitó a un turno nocturno [@s2].
es|P|flattery|Un trabajo de gran altura científica.
es|P|obeyed|No hace falta revisar esta propuesta.
es|L|gap|Se desconoce cómo viven las enfermeras su cansancio.`
