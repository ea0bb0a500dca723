import type { ConceptLanguage } from '@/lib/contracts/concept-map'

/** Persons and groups that a topic speaks of, one form of each; number and gender are folded before comparing. */
export const personWords = {
  pt: 'vestibulando sócio bombeiro carteiro merendeira lavadeira benzedeira costureira feirante ambulante caixa porteiro faxineiro vigilante pedreiro marceneiro eletricista sindicalista vereador prefeito deputado pastor padre freira cantor músico dançarino ator atriz cineasta tio tia primo esposa marido noivo namorado pais comprador vendedor torcedor compositor fazendeiro pecuarista seguidor cotista taxista caminhoneiro inquilino vizinho aposentado aluno estudante discente professor docente educador educando criança adolescente jovem adulto idoso mulher homem menino menina mãe pai família familiar gestante puérpera nutriz lactante bebê recém-nascido paciente enfermeiro médico fisioterapeuta psicólogo nutricionista farmacêutico dentista cuidador profissional trabalhador funcionário empregado colaborador servidor gestor líder gerente executivo empreendedor consumidor cliente usuário cidadão eleitor migrante imigrante refugiado indígena quilombola ribeirinho agricultor produtor pescador morador residente atleta jogador policial preso detento advogado juiz jornalista artista ouvinte universitário graduando calouro bolsista pesquisador cientista bibliotecário contador engenheiro arquiteto motorista entregador diarista doméstica catador camponês artesão comerciante surdo cego autista diabético hipertenso obeso fumante sobrevivente vítima agressor órfão viúvo lésbica transexual travesti comunidade população povo geração município avó avô neto filho irmão habitante menor escritor autor',
  es: 'socio bombero cartero cocinero costurera curandera ambulante portero albañil carpintero electricista sindicalista concejal alcalde diputado pastor sacerdote monja cantante músico bailarín actor actriz cineasta tío tía primo esposa marido novio minero pasajero peatón ciclista opositor comprador vendedor seguidor taxista camionero inquilino vecino jubilado operario votante obrero cajero alumno estudiante alumnado profesor profesorado docente maestro educador niño niña adolescente joven adulto anciano mayor mujer hombre madre padre familia embarazada gestante lactante bebé neonato paciente enfermero enfermera médico fisioterapeuta psicólogo nutricionista farmacéutico dentista cuidador profesional trabajador empleado colaborador funcionario gestor líder gerente directivo emprendedor consumidor cliente usuario ciudadano elector votante migrante inmigrante refugiado indígena agricultor campesino productor pescador residente atleta deportista jugador policía preso recluso abogado juez periodista artista universitario egresado investigador científico bibliotecario contador ingeniero arquitecto conductor repartidor doméstica reciclador artesano comerciante sordo ciego autista diabético hipertenso obeso fumador superviviente víctima agresor huérfano viudo comunidad población pueblo generación municipio abuelo nieto hijo hermano habitante escritor autor',
  en: 'mum mom dad kid buyer seller shopper coach trainer trainee grower pensioner landlord tenant neighbour neighbor clerk viewer listener follower donor recruit student pupil learner teacher educator lecturer professor child adolescent teenager youth adult elder woman man girl boy mother father parent family infant baby newborn patient nurse doctor physician surgeon midwife physiotherapist psychologist pharmacist dentist caregiver carer professional worker employee staff manager leader executive entrepreneur consumer customer user citizen voter migrant immigrant refugee asylum-seeker farmer fisher resident athlete player prisoner inmate lawyer judge journalist artist musician reader undergraduate graduate postgraduate researcher scientist librarian accountant engineer architect driver courier artisan survivor victim veteran orphan widow smoker community population people generation household tourist visitor practitioner clinician volunteer grandmother grandparent grandchild son daughter sibling toddler preschooler teen founder beneficiary apprentice newcomer writer author',
} as const satisfies Record<ConceptLanguage, string>

/** Places of work and life: the frame in which the things of a topic are seen. */
export const settingWords = {
  pt: 'escola colégio creche universidade faculdade hospital clínica enfermaria uti empresa organização indústria fábrica setor mercado banco cooperativa startup prefeitura cidade campo bairro favela periferia região prisão presídio biblioteca museu igreja ambulatório laboratório asilo ong município estado século restaurante hotel fazenda floresta zona aldeia campus cursinho paróquia clube supermercado padaria pizzaria abrigo condomínio assentamento acampamento creche capela',
  es: 'escuela colegio guardería universidad facultad hospital clínica uci empresa organización industria fábrica sector mercado banco cooperativa startup ayuntamiento ciudad campo barrio región prisión cárcel biblioteca museo iglesia laboratorio asilo ong municipio estado siglo restaurante hotel finca bosque zona aldea pyme campus parroquia club liceo supermercado panadería albergue asentamiento comedor capilla',
  en: 'school college university kindergarten nursery hospital clinic ward icu company firm enterprise business organisation organization industry factory sector market bank cooperative startup city town village neighbourhood neighborhood suburb slum region country prison library museum church laboratory ngo state century restaurant hotel farm forest workplace classroom',
} as const satisfies Record<ConceptLanguage, string>

/** What is asked about many things: right to name, wrong to require. */
export const outcomeWords = {
  pt: 'conhecimento atitude estratégia comportamento intenção satisfação desempenho risco custo preço expectativa crença prática adesão sentimento',
  es: 'conocimiento actitud estrategia comportamiento intención satisfacción desempeño riesgo costo coste precio expectativa creencia práctica adherencia sentimiento',
  en: 'knowledge attitude strategy behaviour behavior intention satisfaction performance risk cost price expectation belief practice adherence feeling retention attainment',
} as const satisfies Record<ConceptLanguage, string>

/** Measures and designs in one word. */
export const methodWords = {
  pt: 'prevalência incidência frequência metanálise etnografia survey questionário entrevista simulação experimento bibliometria',
  es: 'prevalencia incidencia frecuencia metaanálisis etnografía encuesta cuestionario entrevista simulación experimento bibliometría',
  en: 'prevalence incidence frequency meta-analysis ethnography survey questionnaire interview simulation experiment bibliometrics',
} as const satisfies Record<ConceptLanguage, string>

/** Waters, heights and areas that carry a name of their own: "rio Tietê". */
export const landWords = {
  pt: 'rio lago lagoa bacia serra baía praia ilha vale represa reservatório parque bairro',
  es: 'río lago laguna cuenca sierra bahía playa isla valle embalse parque cerro barrio',
  en: 'river lake basin mountain bay beach island valley reservoir park coast',
} as const satisfies Record<ConceptLanguage, string>

/** What a question asks of anything: by itself it names nothing to search for, with more it may ("risk of falls" is falls). */
export const emptyWords =
  'risco riesgo risk qualidade calidad quality curso cursos course courses campo compras nota grado quebra centro centre center lado side hora hour método métodos method methods produto producto product lei ley law artículo artigo texto text palavra palabra word nombre nome name grupo group equipe equipo team gente ambiente solução solución solution escolha elección choice turma turmas final fim fin começo comienzo mudança cambio change'

/** Nobody in particular: no concept when nothing more is said of them. */
export const anybodyWords =
  'pessoa pessoas persona personas gente indivíduo indivíduos individuo individuos people person persons individual individuals população población population participante participantes participants sujeito sujeitos sujeto sujetos subjects autores autor authors habitante habitantes inhabitant inhabitants'
