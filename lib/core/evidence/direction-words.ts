/**
 * Words by which a result says where it went, in English, Portuguese and Spanish together, folded; they hardly collide. `more`: compares upwards.
 * `rise`: a rise as a noun or verb. `better`, `worse`: which way depends on the outcome.
 */
export const directionWords = {
  more: /^(?:more|higher|greater|larger|longer|elevated|superior|exceeded|exceeds|highest|faster|stronger|bigger|frequent(?:ly)?|maior(?:es)?|mayor(?:es)?|mais|mas|superior(?:es)?|elevad[oa]s?|alt[oa]s?|highly|doubled|deeper|wider|heavier|older)$/,
  less: /^(?:less|lower|fewer|smaller|shorter|inferior(?:es)?|lowest|slower|weaker|lesser|menor(?:es)?|menos|baix[oa]s?|baj[oa]s?|rarely|halved|narrower|earlier|quicker|milder)$/,
  rise: /^(?:increas\w*|rise[sn]?|rose|rising|gain(?:s|ed)?|growth|grew|rais\w+|elevation\w*|enhanc\w+|prolong\w*|aument\w+|eleva(?:ram|ndo|cao|cion|ron|r)|elevou|crescimento|cresc\w+|crecimiento|crec\w+|ganho\w*|incremento?\w*|incremented|accelerat\w+|acceler\w+|extended|upregulat\w+|promot\w+|induc\w+|boost\w*|augment\w+|lengthen\w*|predict\w*)$/,
  fall: /^(?:decreas\w*|reduc\w+|declin\w*|fall(?:s|en|ing)?|fell|drop\w*|loss(?:es)?|lost|diminish\w*|diminu\w+|dismin\w+|reduz\w+|reduj\w+|queda|caida|cayo|cayeron|caiu|cairam|descen\w+|decrec\w+|decresc\w+|recuo|recuou|attenuat\w+|prevent\w*|suppress\w*|inhibit\w*|lowered|lowering|shorten\w*|alleviat\w+|relie\w+|amelior\w+|impair\w*|delay\w*|protect\w*|mitigat\w+|minimi[sz]\w+|blunt\w*|abolish\w*|weaken\w*|eliminat\w+|avoid\w*|downregulat\w+|perda|perdida|depress(?:ed|es))$/,
  better:
    /^(?:better|improv\w*|benefi\w+|superiority|outperform\w*|effective\w*|efficac\w+|melhor\w*|mejor\w*|efica\w+|efetiv\w*|efectiv\w*|success\w*|best|favou?r\w*|favor\w*)$/,
  worse: /^(?:worse\w*|deteriorat\w*|poorer|pior\w*|peor\w*|empeor\w*|detriment\w*|harm\w*|fail(?:ed|ure)?)$/,
} as const
export type DirectionWord = keyof typeof directionWords

/** Outcomes of which one wants less, so that better means a fall. */
export const unwantedOutcome =
  /\b(?:pain|mortality|deaths?|symptoms?|fatigue|depress\w+|anxiety|risk|infections?|bleeding|adverse|complications?|time to|duration|failures?|relapses?|recurrences?|pressure|weight|bmi|cholesterol|ldl|glucose|hba1c|stress|incidence|severity|disability|nausea|vomiting|stay|burnout|dropout|errors?|costs?|disease|tumou?r|fever|insomnia|inflammation|crp|smok\w+|drinking|consumption|dor|mortalidade?|mortalidad|sintomas?|riesgo|risco|ansiedade?|ansiedad|estresse|estres|dolor|obes\w+|evasao|abandono|desercion|absenteeism|absenteismo|ausentismo|violenc\w+|odi|womac|vas|updrs|hamd|panss|scores? of pain|craving|exacerbations?|fractures?|falls|seizures?|migraine|headaches?|negative|tension|anger|confusion|distress|worry|fear|hostility|neuroticism|difficult\w*|problems?|discomfort|impairment|interference|heart rate|sickness|toxicity|reactions?|urine leakage|leakage|incontinence|wait\w*|latency|delay|loss|levels of crp|interleukin|il-6|tnf|wrinkle\w*|scar\w*|redness|swelling|edema|oedema|itch\w*|lesions?|plaque|gingival|caries|viral load|parasit\w*|hospitali[sz]ation\w*|readmission\w*|drop-?outs?|attrition|erros?|errores|queixas?|violencia|sobrecarga|burden)\b/

/** An outcome that is itself a gain, whatever it is a gain in: "relief of pain". */
export const gainAsOutcome =
  /\b(?:improv\w+|relief|reductions?|recovery|resolution|control of|remission|response|clearance|success|abstinence|cessation|quit\w*|melhor\w*|mejor\w*|reducao|reduccion|alivio)\b/

/** A result that no difference was found. */
export const noDifference =
  /\b(?:no (?:\w+ ){0,4}?(?:differ\w*|effects?|associat\w*|correlat\w*|relationships?|improvements?|changes?|impact|influence|evidence|benefits?|advantage|reduction|increase|interaction|link)|no significant\w*|not? (?:\w+ ){0,3}?signif\w*|non-?signif\w*|insignif\w*|not? (?:\w+ ){0,3}?(?:differ\w*|alter\w*|chang\w*|affect\w*|influenc\w*|improv\w*|reduc\w*|increas\w*|decreas\w*|associat\w*|relat\w*|predict\w*|detect\w*)|(?:did|was|were|is|are)(?:n.t| not)|did n.t reach|absent|absence of|non-?inferior\w*|no (?:\w+ ){1,4}(?:reported|observed|seen|occurred|found)|neither|nor|failed to|without (?:\w+ ){0,2}?(?:differ\w*|chang\w*|effect)|unaffected|unchanged|similar\w*|comparable|equal\w*|equivalent\w*|identical\w*|same|none of|ns|unrelated|lack of|did n.t|nao (?:\w+ ){0,4}?(?:diferen\w+|efeitos?|associa\w+|correla\w+|rela\w+|signific\w+|alter\w+|mud\w+|reduz\w+|aument\w+|melhor\w+|influenc\w+|diminu\w+|evidenc\w+|difer\w+|preve|predi\w+|impact\w+|reducao|reducoes|benefici\w+|vincul\w+|influiu|influ[ae]m)|sem (?:\w+ ){0,2}?(?:diferen\w+|efeitos?|altera\w+|associa\w+|signific\w+|relaca\w+|relacoes|correla\w+|impactos?|influenc\w+|benefici\w+|mudanc\w+|melhor\w+)|nenhum\w? (?:\w+ ){0,3}?(?:diferen\w+|efeitos?|associa\w+|rela\w+|correla\w+|impacto|influenc\w+|mudanc\w+|melhor\w+|benefici\w+|reduc\w+|aumento)|semelhantes?|similar(?:es)?|iguais|no (?:\w+ ){0,4}?(?:diferen\w+|efectos?|asocia\w+|correlac\w+|relacion\w*|signific\w+|cambi\w+|reduj\w+|aument\w+|mejor\w+|influ\w+|disminu\w+|eviden\w+|difir\w+|difier\w+|predi\w+)|no (?:se )?(?:observ|encontr|encuentr|hall|hubo|hay|tuv|exist|mostr|evidenci|produj|registr|detect|constat|verific|identific|present|ejerc)\w*(?: \w+){0,3}? (?:impact\w+|influenci\w+|benefici\w+|reducci\w+|correlac\w+|vincul\w+|disminuci\w+|descens\w+|incremento\w*)|sin (?:\w+ ){0,2}?(?:diferen\w+|efectos?|cambios?|asocia\w+|signific\w+|relacion\w*|correlac\w+|impactos?|influenci\w+|benefici\w+|mejor\w+)|ningun\w? (?:\w+ ){0,3}?(?:diferen\w+|efecto|asocia\w+|relacion|correlac\w+|impacto|influencia|cambio|mejora|benefici\w+|reducci\w+|aumento)|semejantes?|iguales|(?:not|n.t|nao|no) (?:support\w*|confirm\w*|substantiat\w*|sust[ei]n?t\w+|corrobor\w+|apoi\w+|apoy\w+|respald\w+|avalan?) (?:\w+ ){0,10}?(?:effects?|associat\w*|relationships?|links?|alter\w*|chang\w*|affect\w*|influenc\w*|impact\w*|efeitos?|efectos?|associa\w+|asocia\w+|relac\w+|afet\w+|afect\w+|mud\w+|cambi\w+))\b/

/** A result that is told to be significant; a denial before it is looked for apart. */
export const toldSignificant =
  /\b(?:significant(?:ly)?|statistically|markedly|substantially|considerably|significativ\w+|marcad\w+)\b/

/** What stands between the thing compared and the one it is compared with. */
export const comparedWith =
  /^(?:than|below|above|compared|comparison|versus|vs|relative|over|against|do|que|comparad[oa]s?|comparacao|comparacion|frente|contra)$/

export const controlWords =
  /^(?:controls?|placebo|sham|usual|standard|conventional|untreated|comparison|controle|control|placebos|habitual|convencional|comparacao|comparacion)$/
export const treatedWords =
  /^(?:intervention|treatment|treated|experimental|active|trained|training|exercise|drug|intervencao|intervencion|tratamento|tratamiento|tratad[oa]s?)$/
