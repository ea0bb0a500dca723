import { type PaperObjection, told } from './objection'

const introduction = ['introduction-writer'] as const
const method = ['methodology-writer'] as const
const discussion = ['discussion-writer', 'conclusion-writer'] as const
const conclusion = ['conclusion-writer', 'discussion-writer'] as const
const planned = ['proposal-stage', 'empirical'] as const

const DESIGN = /\b(?:design|delineamento|diseno|method|metodo)\b/
const REASON =
  /\b(?:because|since|therefore|is answered|answers|first answer|suits|porque|pois|e respondida|responde\w*|se responde|ya que|puesto que|adequad\w*|adecuad\w*)\b/
const WORKS =
  /\b(?:works?|sources?|stud(?:y|ies)|abstracts?|records?|paper|trabalhos?|fontes?|estudos?|resumos?|registros?|trabajos?|fuentes?|estudios?|resumenes|resumen)\b/
const FIGURE = /\d/

/** What the introduction has to say in words. */
export const introductionTold: readonly PaperObjection[] = [
  told('terms-defined', 'APA JARS', introduction, {
    says: [/\b(?:defin\w*|understood as|entende-se|se entiende)\b/],
    quoted: /“/,
    admits: /\b(?:no (?:abstract|source|work)\b.*\bdefines?|nenhum\w* .*\bdefin\w*|ningun\w* .*\bdefin\w*)\b/,
  }),
  told('gap-told', 'PRISMA 3', introduction, {
    says: [
      /\b(?:open|missing|gap|request|few|little|aberto|falta|lacuna|pedido|poucos?|abierto|peticion|vacio|pocos?)\b/,
    ],
    quoted:
      /\b(?:further|future|more research|few|needed|remain\w*|unclear|futur\w*|novos? estudos?|necessari\w*|poucas?|nuevos estudios|necesari\w*|pocas?|no se (?:ha|conoce)|little|suggest\w*|suger\w*|sugier\w*)\b/,
    admits:
      /\b(?:neither the authors nor the counts name a gap|nem os autores nem as contagens|ni los autores ni los recuentos)\b/,
  }),
  told('gap-bounded', 'PRISMA 3', introduction, {
    says: [
      /\b(?:of the (?:\d+ )?(?:sources|works)|at hand|das (?:\d+ )?fontes|dos (?:\d+ )?trabalhos|reunid\w*|de las (?:\d+ )?fuentes|de los (?:\d+ )?trabajos)\b/,
      FIGURE,
    ],
    onTopic: true,
  }),
]

/** What the method chapter has to say in words. */
export const methodTold: readonly PaperObjection[] = [
  told('design-reasoned', 'STROBE 4', method, { says: [DESIGN], near: [REASON, WORKS] }),
  told('design-alternatives', 'Carrel', method, {
    says: [
      /\b(?:alternativ\w*|set aside|instead of|descart\w*|em vez de|en lugar de)\b/,
      /\b(?:review|survey|interviews?|experiment|quasi-experiment|cohort|case study|existing data|revis\w*|levantamento|questionario|entrevistas?|experimento|quase-experimento|cuasiexperimento|coorte|cohorte|estudo de caso|estudio de caso|dados existentes|datos existentes|encuesta|documents?|documentos)\b/,
    ],
  }),
  told('guideline-named', 'PRISMA 2020', method, {
    says: [
      /\b(?:prisma|strobe|coreq|consort|srqr|jars)\b/,
      /\b(?:report\w*|relat\w*|informa|informe|follow\w*|segu\w*)\b/,
    ],
  }),
  told('criteria-told', 'PRISMA 5', method, {
    says: [/\b(?:criteria|criterion|criterios?|eligib\w*|elegib\w*)\b/],
    near: [
      /\b(?:names?|nomeiam?|nombran?|published|retracted|retratad\w*|retractad\w*|publicad\w*|age|adults?|members?)\b/,
    ],
    onTopic: true,
  }),
  told('databases-named', 'PRISMA 6', method, {
    says: [
      /\b(?:openalex|crossref|pubmed|europe pmc|scielo|scopus|web of science|doaj|capes|jstor|google scholar|embase|psycinfo|lilacs|eric|arxiv|core|semantic scholar|dblp)\b/,
      /\b(?:come from|search\w*|retriev\w*|vem de|busca\w*|recuper\w*|vienen de|consult\w*)\b/,
    ],
    admits:
      /\b(?:databases|bases(?: de dados| de datos)?)\b.*\b(?:not recorded|nao se anot\w*|no se anot\w*)\b/,
    of: ['review'],
  }),
  told('search-dated', 'PRISMA 6', method, {
    says: [/\b(?:search\w*|busca\w*|busqueda|consultad\w*|buscado)\b/, /\b(?:19|20)\d\d\b/],
    admits:
      /\b(?:date of the search was not recorded|data da busca nao foi anotada|fecha de la busqueda no se anoto)\b/,
    of: ['review'],
  }),
  told('screening-told', 'PRISMA 8', method, {
    says: [
      /\b(?:\d+|one|two|three|single|both|um|uma|dois|duas|tres|uno|una|dos)\s(?:\w+\s)?(?:persons?|people|reviewers?|readers?|authors?|pessoas?|revisor\w*|leitor\w*|personas?|lector\w*)\b/,
      /\b(?:screen\w*|select\w*|triagem|triaram|selecion\w*|seleccion\w*|crib\w*)\b/,
    ],
    admits:
      /\b(?:how many persons screened was not recorded|nao se anotou quantas pessoas|no se anoto cuantas personas)\b/,
    of: ['review'],
  }),
  told('extraction-told', 'PRISMA 9', method, {
    says: [
      /\b(?:extract\w*|form with|fields|ficha|extra[iej]\w*|formulario|guide asks|roteiro|guion|questionnaire|cuestionario|questionario)\b/,
    ],
    near: [
      /(?:\b(?:design|sample|place|finding|direction|limit|delineamento|amostra|lugar|resultado|achado|direcao|limite|diseno|muestra|hallazgo|direccion)\b.*){3}|\?/,
    ],
  }),
  told('appraisal-told', 'PRISMA 11', method, {
    says: [
      /\b(?:casp|jbi|checklists?|lista de verificac\w*|risk of bias|risco de vies|riesgo de sesgo|peer review|revisao por pares|revision por pares)\b/,
      FIGURE,
      WORKS,
    ],
  }),
  told('synthesis-told', 'PRISMA 13', method, {
    says: [
      /\b(?:count\w*|synthes\w*|meta-analy\w*|thematic|narrative|regression|coding|coded|contag\w*|contad\w*|sintese|sintesis|recuento|tematic\w*|codific\w*|regressao|regresion|correlation|correla\w*)\b/,
      /\b(?:data|directions?|dados|direc\w*|datos|results?|resultados?|contradic\w*)\b/,
    ],
  }),
  told('unknown-handled', 'STROBE 12', method, {
    says: [
      /\b(?:unknown|missing|not say|desconhecid\w*|faltantes?|ausentes?|nao diz|no dice|desconocid\w*|perdidos)\b/,
      /\b(?:count\w*|treat\w*|left out|imput\w*|report\w*|contad\w*|conta|cuenta|trata\w*|inform\w*|conta-se|descart\w*)\b/,
    ],
  }),
  told('ethics-told', 'APA JARS', method, {
    says: [
      /\b(?:approv\w*|committee|consent\w*|aprovacao|comite|consentimento|aprobacion|consentimiento)\b/,
      /\b(?:needed|required|sought|given|asked|needs|necessari\w*|exige|pedid\w*|consultad\w*|hace falta|requier\w*|necesari\w*|se le consulta|hospital|university|universidade|universidad)\b/,
    ],
    admits: /\b(?:still to be settled|ainda esta por decidir|esta aun por decidir)\b/,
  }),
  told('setting-told', 'STROBE 5', method, {
    says: [
      /\b(?:population|frame|participants|populacao|listagem|participantes|poblacion|marco)\b/,
      /\b(?:who|which|people|persons|nurses|workers|teachers|students|companies|list|index\w*|pessoas|enfermeir\w*|trabalhador\w*|professor\w*|estudantes|alunos|empresas|lista|personas|enfermer\w*|trabajador\w*|docentes|estudiantes|registros?|records)\b/,
    ],
    admits:
      /\b(?:question does not name|site and access are not said|local e acesso ainda nao|lugar y acceso aun no|not (?:yet )?been (?:said|named|given)|a pergunta nao (?:[ao] )?nomeia|ainda nao (?:foi|foram) |la pregunta no (?:l[ao] )?nombra|aun no se ha)/,
    isDecisive: true,
    of: planned,
  }),
  told('sample-reasoned', 'STROBE 10', method, {
    says: [
      /\b(?:sample|cases|interviews|amostra|casos|entrevistas|muestra)\b/,
      /\b(?:power|saturat\w*|precision|margin|poder|saturac\w*|precisao|margem|potencia|margen|redundan\w*|new (?:codes|themes))\b/,
      FIGURE,
    ],
    of: planned,
  }),
  told('instrument-told', 'COREQ 17', method, {
    says: [
      /\b(?:questionnaire|guide|scale|form|instrument|questionario|roteiro|escala|ficha|instrumento|cuestionario|guion)\b/,
      /[:?]/,
      /\?|\b(?:asks?|fields|items?|questions?|pergunta\w*|campos|itens|pregunta\w*)\b/,
    ],
    // Data that were brought do not say how they were asked.
    admits:
      /\b(?:instrument that measures\b.*\bnot been chosen|instrumento que mede\b.*\bnao foi escolhido|instrumento que mide\b.*\bno se ha elegido|by which questions|(?:com|por) que perguntas|con que preguntas)\b/,
    of: planned,
  }),
  told('instrument-reliable', 'APA JARS', method, {
    says: [
      /\b(?:reliab\w*|kappa|alpha|omega|alfa|confiabilidade|fiabilidad|(?:second|two) (?:readers?|coders?|persons?|people)|(?:segund[oa]|duas|dos) (?:leitor\w*|lector\w*|codific\w*|pessoas?|personas?))\b/,
    ],
    admits:
      /\b(?:no second reader has checked|nenhuma segunda pessoa a conferiu|ninguna segunda persona la comprobo|how reliably, the file does not say|com que confiabilidade, o arquivo nao diz|con que fiabilidad, el archivo no lo dice)\b/,
  }),
  told('hypotheses-told', 'APA JARS', method, {
    says: [
      /\b(?:hypothes\w*|hipotes\w*|nothing is tested|nada e testado|nada se contrasta|expectation\w*|expectativ\w*)\b/,
      /\b(?:null|test\w*|nula|nulla|contrast\w*|describes?|descreve|describe)\b/,
    ],
  }),
  told('researcher-told', 'COREQ 1–8', method, {
    says: [
      /\b(?:the (?:student|researcher|author|interviewer)|o (?:estudante|pesquisador|autor)|a (?:pesquisadora|autora)|el (?:estudiante|investigador|autor)|la (?:investigadora|autora)|entrevistador\w*)\b/,
      /\b(?:conduct\w*|interviews|knows|relation\w*|trained|experience|conduz\w*|entrevista\w*|conhece|relac\w*|experiencia|realiza\w*|conoce)\b/,
    ],
    admits:
      /\b(?:who collect(?:s|ed) the data\b.*\bnot been said|quem colet(?:a|ou) os dados\b.*\bnao foi dito|quien recog(?:e|io) los datos\b.*\bno se (?:dijo|ha dicho))\b/,
    of: planned,
  }),
]

/** What discussion, conclusion and the rest have to say in words. */
export const closingTold: readonly PaperObjection[] = [
  told('theories-told', 'Carrel', ['literature-review-writer', 'introduction-writer', 'discussion-writer'], {
    says: [/\b(?:theor(?:y|ies)|teorias?)\b/, WORKS],
  }),
  told('certainty-told', 'PRISMA 22', discussion, {
    says: [
      /\b(?:certainty|confidence in|certeza|confianza en|confianca n\w)\b/,
      /\b(?:high|moderate|low|alta|moderada|baixa|baja)\b/,
    ],
    admits: /\b(?:no certainty of it is rated|nao se avalia certeza|no se valora certeza)\b/,
    near: [
      /\b(?:sources?|works?|abstracts?|designs?|comparison|sample|fontes?|trabalhos?|resumos?|comparacao|amostra|fuentes?|trabajos?|resumenes|comparacion|muestra)\b/,
    ],
  }),
  told('evidence-limits', 'PRISMA 23b', discussion, {
    says: [/\b(?:limit\w*|reservation|reach\w*|bounded|restrict\w*|ressalva|alcan\w*|delimita\w*|reserva)\b/],
    quoted:
      /\b(?:limit\w*|restrict\w*|small|only|bias|generali[sz]\w*|restri\w*|pequen\w*|apenas|vies|generaliz\w*|solo|sesgo|self-report\w*|follow-up|missing|losses|perdas|perdidas|conveniencia|convenience|ausencia|causal\w*|cross-sectional|transversal)\b/,
  }),
  told('own-limits', 'PRISMA 23c', discussion, {
    says: [
      /\b(?:this (?:paper|study|work|review|thesis)|full texts?|este (?:trabalho|estudo|trabajo|estudio)|esta (?:revisao|revision|tese|tesis)|textos? complet\w*)\b/,
      /\b(?:not read|only|limit\w*|left unsaid|cannot|were not|nao foram lidos|apenas|somente|restrit\w*|nao (?:se )?pode\w*|ficaram por dizer|no se leyeron|solo|restring\w*|no puede\w*|quedaron sin decir)\b/,
      /\b(?:abstracts?|texts?|samples?|languages?|searche?s?|self-report\w*|cases|designs?|causal\w*|cross-sectional|resumos?|textos?|amostras?|idiomas?|linguas?|buscas?|casos|delineamentos?|resumenes|muestras?|busquedas?|disenos?|transversal|participants?|participantes)\b/,
    ],
  }),
  told('reach-told', 'STROBE 21', discussion, {
    says: [
      /\b(?:places?|groups?|years|populations?|countr(?:y|ies)|lugares?|grupos?|anos|paises?|populacoes|poblaciones|periodos?)\b/,
      /\b(?:reach\w*|generali[sz]\w*|beyond|(?:places|groups) (?:named|that (?:the|they))|years of publication|alcan\w*|generaliz\w*|(?:lugares|grupos) que (?:os|los|eles|nombran|nomeiam)\b|(?:lugares|grupos) (?:nomead|citad|nombrad|indicad)os|anos de publica\w*|mas alla|alem)\b/,
    ],
    near: [FIGURE],
  }),
  told('answer-given', 'APA JARS', conclusion, {
    says: [
      /\b(?:answer\w*|conclu\w*|shows?|found|respost\w*|respond\w*|mostra\w*|respuest\w*|muestra\w*|indica\w*)\b/,
      /\b(?:increas\w*|decreas\w*|no difference|direction|higher|lower|aument\w*|redu\w*|ausencia de diferenca|direcao|disminu\w*|ausencia de diferencia|direccion|themes?|temas?)\b/,
      FIGURE,
    ],
    admits:
      /\b(?:the answer stays open|a resposta fica em aberto|la respuesta queda abierta|count of directions does not tell|contagem de direcoes nao (?:o )?diz|recuento de direcciones no lo dice)\b/,
    isDecisive: true,
  }),
  told('next-told', 'PRISMA 23d', conclusion, {
    says: [
      /\b(?:ask for|request|asked for|next|future|further|pedem|pedido|pede-se|proxim\w*|futur\w*|piden|peticion|se pide|siguiente)\b/,
    ],
    quoted:
      /\b(?:stud(?:y|ies)|research|work|test\w*|estudos?|pesquisas?|trabalhos?|investigac\w*|estudios?|trabajos?|replica\w*)\b/,
  }),
  told('protocol-told', 'PRISMA 24', ['whole'], {
    says: [
      /\b(?:protocol\w*|prospero|osf|preregist\w*|pre-regist\w*)\b/,
      /\b(?:regist\w*|number|numero|available|disponivel|disponible|doi|osf\.io)\b/,
      FIGURE,
    ],
    admits:
      /\b(?:no protocol|nenhum protocolo|ningun protocolo|protocol was not|protocolo nao|protocolo no)\b/,
  }),
  told('interests-told', 'PRISMA 25–26', ['whole'], {
    says: [
      /\b(?:fund\w*|competing interests?|conflicts? of interest|financ\w*|conflitos? de interesse\w*|conflictos? de interes\w*)\b/,
      /\b(?:grant|none|no|received|declare\w*|nenhum\w*|nao|bolsa|recebe\w*|declara\w*|ningun\w*|beca|recib\w*)\b/,
    ],
    admits:
      /\b(?:(?:interests|funding) are not declared yet|(?:interesses|financiamento) ainda nao foram declarad\w*|aun no se declaran (?:intereses|financiacion)|nothing is known of them|nada se sabe del[ea]s aqui|nada se conhece|nada se sabe de ell[oa]s|nao se conhecem|no se conocen)\b/,
  }),
  told('data-available', 'PRISMA 27', ['whole'], {
    admits:
      /\b(?:whether and where others can have the file|onde outros podem obter o arquivo|otros pueden obtener el archivo)\b/,
    isDecisive: true,
    says: [
      /\b(?:data|extracted|form|dados|extraid\w*|ficha|datos)\b/,
      /\b(?:available|stand in|repository|appendix|deposit\w*|disponiv\w*|repositorio|apendice|estao (?:n\w|em)|disponib\w*|anexo|estan en)\b/,
      WORKS,
    ],
  }),
]
