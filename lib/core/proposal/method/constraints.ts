import type { DesignId, ProposalBrief } from '@/lib/contracts/proposal-run'
import { designTable } from './design-table'
import { type Cues, cueReader } from './read-cues'

export const constraintKinds = ['no-budget', 'remote-only', 'no-people'] as const
export type ConstraintKind = (typeof constraintKinds)[number]

/** How students write the constraints that decide about designs and tools; others are kept as text only. */
const constraintCues: Readonly<Record<ConstraintKind, Cues>> = {
  'no-budget': {
    en: 'no budget|no funding|no money|without budget|without funding|low budget|zero budget|unfunded|free tools only|free software only',
    pt: 'sem orcamento|sem verba|sem financiamento|sem recursos|sem dinheiro|baixo orcamento|pouco orcamento|orcamento zero|apenas ferramentas gratuitas|so ferramentas gratuitas',
    es: 'sin presupuesto|sin financiacion|sin financiamiento|sin recursos|sin fondos|sin dinero|bajo presupuesto|presupuesto cero|solo herramientas gratuitas',
  },
  'remote-only': {
    en: 'remote only|only remote|remotely|remote work only|fully remote|online only|only online|no travel|cannot travel',
    pt: 'apenas remot*|somente remot*|so remot*|totalmente remot*|100 remot*|apenas online|somente online|apenas on line|somente on line|a distancia|sem viagens|sem viajar|nao posso viajar',
    es: 'solo remot*|solamente remot*|unicamente remot*|totalmente remot*|100 remot*|solo en linea|solo online|a distancia|sin viajes|sin viajar|no puedo viajar',
  },
  'no-people': {
    en: 'no access to people|no access to participants|no access to patients|no access to subjects|no participants|no human subjects|no human participants|without participants|no interviews|cannot interview|no ethics',
    pt: 'sem acesso a pessoas|sem acesso as pessoas|sem acesso a participantes|sem acesso a pacientes|sem participantes|sem seres humanos|sem entrevistas|nao posso entrevistar|sem comite de etica',
    es: 'sin acceso a personas|sin acceso a las personas|sin acceso a participantes|sin acceso a pacientes|sin participantes|sin seres humanos|sin entrevistas|no puedo entrevistar|sin comite de etica',
  },
}

const readers = constraintKinds.map((kind) => [kind, cueReader(constraintCues[kind])] as const)

/** A constraint in the student's words and what it means for the plan. */
export interface KnownConstraint {
  readonly kind: ConstraintKind
  readonly words: string
}

/** The constraints of the profile that the plan can be held to, in the order of the profile. */
export function knownConstraints({ profile }: ProposalBrief): readonly KnownConstraint[] {
  return profile.constraints.flatMap((words) =>
    readers.flatMap(([kind, reads]) => (reads(words) ? [{ kind, words }] : [])),
  )
}

/** Whether a design cannot be done under a constraint. */
export function rulesOut(kind: ConstraintKind, design: DesignId): boolean {
  if (kind === 'no-people') return designTable[design].participants
  return kind === 'remote-only' && designTable[design].onSite
}

const onSiteWords = cueReader({
  en: 'in person|face to face|on site|field visit*|site visit*|laboratory|paper questionnaire*',
  pt: 'presencial|presenciais|presencialmente|in loco|visita*|laboratorio|questionario impresso|questionarios impressos',
  es: 'presencial|presenciales|presencialmente|in situ|visita*|laboratorio|cuestionario impreso|cuestionarios impresos',
})

/** Whether a text speaks of work where the participants are. */
export function speaksOfPresence(text: string): boolean {
  return onSiteWords(text)
}
