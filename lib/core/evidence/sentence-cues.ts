import type { CuePhrases } from './find-cue'

export const sentenceRoles = ['aim', 'method', 'result', 'conclusion', 'limitation', 'future'] as const
export type SentenceRole = (typeof sentenceRoles)[number]

/** Headings of structured abstracts, as they stand before a colon or in capitals at the start of a sentence. */
export const roleHeadings: Readonly<
  Record<'aim' | 'method' | 'result' | 'conclusion' | 'background', string>
> = {
  background:
    'background introduction context rationale introducao contexto introduccion contexto antecedentes',
  aim: 'objective objectives aim aims purpose goal objetivo objetivos proposito finalidade objeto',
  method:
    'method methods methodology design setting participants sample metodo metodos metodologia delineamento amostra participantes diseno muestra materials materiais materiales',
  result: 'result results finding findings resultado resultados achados hallazgos',
  conclusion:
    'conclusion conclusions implications discussion conclusao conclusoes consideracoes conclusiones implicacoes implicaciones discussao discusion',
}

/** How authors announce what a sentence is for. */
export const roleCues: Readonly<Record<SentenceRole, CuePhrases>> = {
  aim: {
    en: 'this _ aims to|we aim* to|aim of this|the aim was|the purpose of|objective of this|goal of this|this _ examines|this _ investigates|this _ explores|this _ analyzes|this _ analyses|we investigate*|we examine*|we explore*|this _ evaluates|this _ assesses|this _ proposes|this _ presents|this _ discusses|this _ will|in this paper we|in this article we|we present|we propose|in order to contribute|research question*|this _ sought to|we sought to',
    pt: 'este _ teve como objetivo|objetivo deste|objetivo desta|objetivo do estudo|o objetivo foi|objetiva-se|objetivou-se|objetivou|este artigo analisa|este artigo discute|este trabalho busca|busca-se|buscou-se|buscou analisar|visa analisar|visou|pretende-se|com o objetivo de|tem o objetivo|tem como objetivo|tem por objetivo|o objetivo do|o objetivo da|objetiva|este _ avalia|este _ apresenta|este _ propoe|este _ investiga|este _ examina|este trabalho tratara|neste artigo|neste trabalho|neste estudo buscamos|questao de pesquisa',
    es: 'este _ tuvo como objetivo|objetivo de este|objetivo de esta|objetivo del estudio|el objetivo fue|este articulo analiza|este trabajo busca|este trabajo busco|se propuso|se busca|se busco|con el objetivo de|con el proposito de|la finalidad de|tiene el objetivo|tiene como objetivo|tiene por objetivo|el objetivo de|este _ evalua|este _ presenta|este _ propone|este _ investiga|este _ examina|en este articulo|en este trabajo|pregunta de investigacion',
  },
  method: {
    en: 'we conducted|was conducted|were conducted|was carried out|were carried out|we carried out|we used|were collected|we collected|data were|we interviewed|were interviewed|we surveyed|were recruited|were randomly assigned|were randomized|participants were|sample consisted|we analyzed|we analysed|were analyzed|were analysed|using a _ design|we applied|we performed|was performed|were performed|we searched|were selected',
    pt: 'foi realizad*|foram realizad*|realizou-se|realizamos|foram coletad*|coletaram-se|foram entrevistad*|entrevistamos|utilizou-se|utilizamos|foram utilizad*|foi utilizad*|foram analisad*|os dados foram|participaram|a amostra foi|amostra compos*|foi aplicad*|foram aplicad*|aplicou-se|trata-se de|foi conduzid*|foram selecionad*|adotou-se|pesquisa de natureza|estudo de natureza',
    es: 'se realizo|se realizaron|se llevo a cabo|fue realizad*|se recolectaron|se recogieron|se entrevisto|se entrevistaron|se utilizo|se utilizaron|utilizamos|se analizaron|se analizo|los datos fueron|participaron|la muestra estuvo|se aplico|se aplicaron|se empleo|se seleccionaron|estudio de tipo|investigacion de tipo',
  },
  result: {
    en: 'results show*|results indicate*|results suggest*|results reveal*|results demonstrate*|results point*|results in the|the results|our results|it was observed|was observed|were observed|findings show*|findings indicate*|findings suggest*|findings reveal*|we found|we find that|we observed|was found|were found|was associated with|were associated with|is associated with|significantly|no significant|was higher|were higher|was lower|were lower|increased by|decreased by|reduced by|odds ratio|confidence interval|effect size|correlat* with|predicted|no association|no difference|no differences|no relation*|no correlation|no effect|found that|found no|show that|showed that|reported that|reported higher|reported lower|decreased in|decreased among|increased in|increased among|did not differ|did not change|did not improve',
    pt: 'os resultados|resultados mostra*|resultados indica*|resultados apontam|resultados revela*|resultados evidencia*|resultados sugerem|verificou-se|constatou-se|observou-se|evidenciou-se|identificou-se|encontrou-se|encontramos|foi encontrad*|foram encontrad*|significativamente|nao houve diferenca|houve diferenca|houve aumento|houve reducao|associacao significativa|estatisticamente significativ*|correlacao|maior prevalencia|foram observad*|razao de chances|associou-se|associaram-se|foi associad*|esteve associad*|estiveram associad*|relacionou-se|relacionaram-se|correlacionou-se|nao se encontrou|nao se encontraram|nao se observou|nao se observaram|nao se verificou|nao se constatou|nao foi encontrad*|nao foram encontrad*|nao houve|houve melhora|houve piora|houve relacao|houve associacao|mostra que|mostram que|mostrou que|mostraram que|indicam que|revelam que|relataram|aumentou|aumentaram|reduziu|reduziram|diminuiu|diminuiram|melhorou|melhoraram|piorou|pioraram',
    es: 'los resultados|resultados muestran|resultados indican|resultados revelan|resultados sugieren|resultados evidencian|se encontro|se encontraron|se observo|se observaron|se evidencio|se hallo|se hallaron|se identifico|se identificaron|encontramos|significativamente|no hubo diferencia*|hubo diferencia*|estadisticamente significativ*|asociacion significativa|correlacion|mayor prevalencia|se asocio|se asociaron|estuvo asociad*|estuvieron asociad*|se relaciono|se relacionaron|se correlaciono|no se encontro|no se encontraron|no se hallo|no se hallaron|no se observo|no se observaron|no hubo|hubo mejora|hubo relacion|hubo asociacion|muestra que|muestran que|mostro que|mostraron que|indican que|revelan que|relataron|aumento el|aumento la|aumentaron|redujo|redujeron|disminuyo|disminuyeron|mejoro el|mejoro la|mejoraron|empeoro|empeoraron',
  },
  conclusion: {
    en: 'we conclude|it is concluded|in conclusion|in summary|taken together|overall our|our findings|these findings|these results|we argue that|this study contributes|implications for|highlights the|underscores',
    pt: 'conclui-se|concluimos|em conclusao|conclusao|em suma|por fim|considera-se|depreende-se|este estudo contribui|contribui para|argumenta-se|defende-se|evidencia a necessidade',
    es: 'se concluye|concluimos|en conclusion|en suma|finalmente|este estudio contribuye|contribuye a|se argumenta|se considera que|pone de manifiesto',
  },
  limitation: {
    en: 'limitation*|limited by|is limited to|was limited to|were limited to|was restricted to|were restricted to|which limits|limits generali*|limit generali*|limits the generali*|limit the generali*|covers one|covers only|only one hospital|single point in time|cross-sectional design does not|do not allow causal|does not allow causal|was not tested|self-selection|convenience sample|small sample|sample size was small|cannot be generalized|cannot be generalised|not generalizable|generalizability|generalisability|should be interpreted with caution|interpreted cautiously|low certainty|high risk of bias|serious risk of bias|risk of bias was high|self-reported data|selection bias|lack of a control|lack of control group*|lack of controls',
    pt: 'limitacao|limitacoes|limitad* por|limitou-se a|limitou-se ao|limitaram-se a|restringiu-se a|restringiu-se ao|restrita a um|restrito a um|restringe-se a|limita-se a|limita a generaliza*|limitam a generaliza*|o que limita|que limita a|impede inferencia*|impede generaliza*|impedem inferencia*|nao probabilistic*|amostra de conveniencia|amostra por conveniencia|nao permite inferir|amostra pequena|pequena amostra|amostra reduzida|nao podem ser generalizad*|nao permite generaliza*|interpretad* com cautela|com cautela|alto risco de vies|elevado risco de vies|risco de vies alto|risco de vies elevado|risco de vies foi alto|vies de selecao|baixa certeza',
    es: 'limitacion|limitaciones|limitad* por|se limito a|se limita a|se limitaron a|limita la generaliza*|limitan la generaliza*|lo que limita|que limita la|impide generalizar|impide inferir|impiden inferir|no permiten inferir|se restringio a|restringida a un|muestra por conveniencia|muestra fue por conveniencia|no permite inferir|muestra pequena|muestra reducida|no pueden generalizarse|no permite generalizar|interpretarse con cautela|con cautela|alto riesgo de sesgo|elevado riesgo de sesgo|riesgo de sesgo alto|riesgo de sesgo elevado|riesgo de sesgo fue alto|sesgo de seleccion|baja certeza',
  },
  future: {
    en: 'future research|future studies|future work|future investigations|further research|further studies|further study|further investigation|more research is needed|more studies are needed|additional research|additional studies|longitudinal studies are needed|remains to be|warrant* further|needs further|need for further|research agenda',
    pt: 'pesquisas futuras|estudos futuros|futuras pesquisas|futuros estudos|futuras investigacoes|trabalhos futuros|novas pesquisas|novos estudos|mais estudos|mais pesquisas|outros estudos sao|agenda de pesquisa|sugere-se que|sugerem-se|recomenda-se que _ estudos|estudos adicionais',
    es: 'investigaciones futuras|estudios futuros|futuras investigaciones|futuros estudios|trabajos futuros|nuevas investigaciones|nuevos estudios|mas estudios|mas investigaciones|agenda de investigacion|se sugiere que|se recomienda que _ estudios|estudios adicionales|lineas futuras',
  },
}
