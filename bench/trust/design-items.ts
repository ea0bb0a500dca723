/**
 * Topics with questions of every type in three languages, written for the development of `adviseDesigns` by the engineer who wrote its rules: they show that
 * the rules are whole, not how well they meet strangers. A line: language | type | designs an advisor accepts, all others count as wrong | topic | question.
 */
export const designItems = `
en | effect | quasi-experiment,experiment,mixed-methods,survey | Peer tutoring in secondary mathematics | Does peer tutoring improve attainment in Year 9 mathematics?
en | effect | quasi-experiment,experiment,systematic-review | Yoga and lower back pain | Does yoga reduce chronic lower back pain in office workers?
en | effect | secondary-data,quasi-experiment | Congestion charging | What effect has congestion charging had on emissions in European cities?
en | effect | experiment,simulation | Graphene coatings | Do graphene coatings reduce corrosion of marine steel?
en | effect | experiment,simulation | Caching in microservices | Does edge caching reduce latency under bursty load?
en | effect | quasi-experiment,experiment,mixed-methods,survey | Four-day week | How does a four-day week affect the wellbeing of call-centre staff?
en | association | survey,secondary-data,mixed-methods | Sleep and exam stress | Is sleep duration related to exam stress among undergraduates?
en | association | survey,mixed-methods,secondary-data | Nurse retention | What factors influence nurses' intention to leave the profession?
en | association | survey,mixed-methods,secondary-data,interviews | Veganism | Why do young adults give up a vegan diet?
en | association | secondary-data | Interest rates and house prices | What is the relationship between interest rates and house prices in Ireland?
en | prediction | secondary-data,survey,experiment | Student dropout | Can first-term engagement predict dropout from university?
en | prediction | experiment,secondary-data | Diabetic retinopathy | Can deep learning predict diabetic retinopathy from retinal images?
en | prediction | experiment,secondary-data,simulation | Bridge maintenance | Can vibration data forecast fatigue in steel bridges?
en | prevalence | survey,secondary-data,systematic-review | Loneliness in later life | How common is loneliness among people over 75 in rural Wales?
en | prevalence | survey,secondary-data,systematic-review | Impostor feelings | What proportion of doctoral students report impostor feelings?
en | experience | interviews,qualitative-other,mixed-methods | Young carers | How do young carers experience school?
en | experience | interviews,qualitative-other,mixed-methods | Refugee doctors | What does losing a licence mean to refugee doctors in London?
en | experience | interviews,qualitative-other,mixed-methods | Menopause at work | How do women perceive support for menopause at work?
en | comparison | experiment,quasi-experiment,systematic-review | Insulin pumps versus injections in teenagers | Which gives better glucose control?
en | comparison | experiment,simulation | Sorting on GPUs | Which is faster on small arrays: radix sort or merge sort algorithms?
en | comparison | quasi-experiment,survey,experiment,secondary-data | State and private schools | Do pupils differ between state and private schools in reading for pleasure?
en | comparison | experiment,simulation,systematic-review | Perovskite and silicon solar cells | Which keep more efficiency in heat?
en | description | survey,interviews,case-study,systematic-review,qualitative-other | Volunteering in food banks | 
en | description | document-analysis,qualitative-other | Landscape in the novels of Thomas Hardy | 
en | description | document-analysis,qualitative-other | Metaphors of war in press coverage of the pandemic | What metaphors are used?
en | description | survey,interviews,case-study,systematic-review | Data literacy of librarians | 
en | evaluation | case-study,mixed-methods,survey | A mentoring scheme for new teachers in one school | How well does the scheme work?
en | evaluation | experiment,case-study,simulation | Rainwater harvesting in a student hall | Is the water quality adequate for irrigation?
en | evaluation | case-study,mixed-methods,survey,experiment | Accessibility of council websites | How accessible are they?
en | design | design-science,experiment,case-study | Allergy menus | How can an app be designed to warn diners with food allergies?
en | design | design-science,experiment,case-study | Low-cost spirometer | Can we build a low-cost spirometer for rural clinics?
en | design | design-science,experiment,case-study | Timetabling tool | Development of a new scheduling tool for small theatres
en | history | archival,document-analysis | Women in the Leeds textile unions, 1890-1914 | How did women come to lead strikes?
en | history | archival,document-analysis | Tea rooms in the interwar years | What place did they have in public life?
en | history | archival,document-analysis | Smallpox in eighteenth-century Bengal | 
en | legal | legal-analysis,document-analysis | Deepfakes | Is the making of deepfakes lawful under the Human Rights Act?
en | legal | legal-analysis,document-analysis | Driverless cars | Who is liable when a driverless car injures a pedestrian?
en | legal | legal-analysis,document-analysis | Non-compete clauses in contract law | 
en | review | systematic-review | Gamification in nursing education: a scoping review | 
en | review | systematic-review | Microplastics in honey | What is known about microplastics in honey?
en | review | systematic-review | Music therapy and dementia | What does the evidence say about music therapy in dementia care?
en | mixed | mixed-methods | Remote onboarding | How does remote onboarding affect turnover, and how do new staff experience it?
en | mixed | mixed-methods | School uniforms | Do school uniforms reduce bullying and how do pupils perceive them?
pt | effect | quasi-experiment,experiment,mixed-methods,survey | Gamificação no ensino de química | A gamificação melhora o desempenho dos alunos do ensino médio?
pt | effect | quasi-experiment,experiment,systematic-review | Ventosaterapia | A ventosaterapia e os exercícios reduzem a dor cervical em motoristas?
pt | effect | secondary-data,quasi-experiment | Bolsa Família | O Bolsa Família reduziu a evasão escolar nos municípios do semiárido?
pt | effect | experiment,systematic-review | Adubação orgânica em alface | A adubação com húmus aumenta a produtividade da alface?
pt | effect | quasi-experiment,experiment,mixed-methods,survey | Semana de quatro dias | Qual o efeito da semana de quatro dias na satisfação dos empregados?
pt | effect | experiment,simulation | Fibras de sisal em argamassa | As fibras de sisal aumentam a resistência da argamassa?
pt | association | survey,mixed-methods,secondary-data | Uso de celular e sono | Há associação entre o uso de celular e a qualidade do sono de adolescentes?
pt | association | survey,mixed-methods,secondary-data | Evasão na licenciatura | Que fatores influenciam a evasão nos cursos de licenciatura?
pt | association | survey,mixed-methods,secondary-data,interviews | Vacinação infantil | Por que os pais deixam de vacinar os filhos?
pt | association | secondary-data | Taxa Selic e bolsa de valores | Qual a relação entre a taxa Selic e o Ibovespa?
pt | association | survey,mixed-methods,secondary-data | Autoestima e desempenho acadêmico em universitários | 
pt | prediction | secondary-data,survey,experiment | Inadimplência | É possível prever a inadimplência de pequenas empresas?
pt | prediction | experiment,secondary-data | Ferrugem da soja | Redes neurais conseguem prever a ferrugem da soja por imagens?
pt | prevalence | survey,secondary-data,systematic-review | Ansiedade em policiais militares | Qual a prevalência de ansiedade em policiais militares de Goiás?
pt | prevalence | survey,secondary-data,systematic-review | Automedicação | Com que frequência universitários se automedicam?
pt | experience | interviews,qualitative-other,mixed-methods | Maternidade atípica | Como as mães vivenciam o diagnóstico de autismo dos filhos?
pt | experience | interviews,qualitative-other,mixed-methods | Trabalho por aplicativo | Quais os sentidos do trabalho para entregadores de aplicativo?
pt | experience | interviews,qualitative-other,mixed-methods | Cuidados paliativos na percepção de enfermeiros | 
pt | experience | interviews,qualitative-other,mixed-methods | Racismo na universidade | Como estudantes negros enfrentam o racismo na universidade?
pt | comparison | experiment,simulation | Concreto reciclado versus convencional | Qual dos dois tem maior resistência à compressão?
pt | comparison | quasi-experiment,survey,experiment,secondary-data | Ensino presencial e a distância | Há diferenças entre alunos presenciais e a distância quanto à satisfação?
pt | comparison | experiment,simulation | SQL e NoSQL | Qual banco de dados tem menor latência: SQL ou NoSQL?
pt | description | survey,interviews,case-study,systematic-review,qualitative-other | A importância da gestão de pessoas nas pequenas empresas | 
pt | description | document-analysis,qualitative-other | A cidade nos contos de Machado de Assis | 
pt | description | document-analysis,qualitative-other | Representação da mulher nas letras de samba | Como a mulher é representada?
pt | description | document-analysis,qualitative-other | Educação ambiental nos livros didáticos de geografia | 
pt | evaluation | case-study,mixed-methods,survey | Programa de ginástica laboral | Avaliação do programa em uma empresa de Joinville
pt | evaluation | experiment,case-study | Qualidade da água do rio Meia Ponte | A água é adequada para irrigação?
pt | evaluation | experiment,case-study,simulation | Conforto térmico em salas de aula | A ventilação natural é suficiente no verão?
pt | design | design-science,experiment,case-study | Aplicativo para cuidadores | Como desenvolver um aplicativo de apoio a cuidadores de idosos?
pt | design | design-science,experiment,case-study | Protótipo de cadeira de rodas | Projetar um protótipo de cadeira de rodas de baixo custo
pt | history | archival,document-analysis | Greves em Santos (1917-1920) | Como se organizaram os portuários?
pt | history | archival,document-analysis | Educação feminina no Império | Que escolas foram abertas para meninas?
pt | history | archival,document-analysis | Futebol e ditadura | De que modo os clubes foram usados pela ditadura?
pt | legal | legal-analysis,document-analysis | Reconhecimento facial | O uso de reconhecimento facial pela polícia é compatível com a LGPD?
pt | legal | legal-analysis,document-analysis | Abandono afetivo | Cabe responsabilidade civil por abandono afetivo?
pt | legal | legal-analysis,document-analysis | Direito ao esquecimento na jurisprudência do STF | 
pt | review | systematic-review | Aleitamento materno e obesidade infantil: revisão integrativa | 
pt | review | systematic-review | Telessaúde | O que a literatura diz sobre telessaúde em áreas rurais?
pt | review | systematic-review | Hortas escolares | O que se sabe sobre hortas escolares e alimentação?
pt | mixed | mixed-methods | Escola em tempo integral | A escola em tempo integral melhora as notas e como os alunos a vivenciam?
pt | mixed | mixed-methods | Teletrabalho docente | O teletrabalho aumentou o estresse e o que sentem os professores?
es | effect | quasi-experiment,experiment,mixed-methods,survey | Aula invertida | ¿El aula invertida mejora el rendimiento en matemáticas de secundaria?
es | effect | quasi-experiment,experiment,systematic-review | Ejercicio y depresión | ¿El ejercicio aeróbico reduce los síntomas depresivos en adultos mayores?
es | effect | secondary-data,quasi-experiment | Impuesto a los refrescos | ¿El impuesto a los refrescos redujo el consumo en México?
es | effect | experiment,systematic-review | Abono de lombriz en maíz | ¿El abono de lombriz aumenta el rendimiento del maíz?
es | effect | experiment,simulation | Ladrillos con plástico reciclado | ¿Cómo afecta el plástico reciclado la resistencia de los ladrillos?
es | effect | quasi-experiment,experiment,mixed-methods,survey | Bilingüismo | ¿Ayuda la enseñanza bilingüe a la atención de los niños?
es | association | survey,mixed-methods,secondary-data | Apoyo social y burnout docente | ¿Existe relación entre el apoyo social y el burnout en docentes?
es | association | survey,mixed-methods,secondary-data | Emprendimiento juvenil | ¿Qué factores influyen en la intención de emprender de los universitarios?
es | association | survey,mixed-methods,secondary-data,interviews | Abandono del gimnasio | ¿Por qué la gente abandona el gimnasio?
es | association | secondary-data | Remesas y pobreza | ¿Cómo se relacionan las remesas y la pobreza en El Salvador?
es | prediction | secondary-data,survey,experiment | Reprobación | ¿Se puede predecir la reprobación con las notas del primer parcial?
es | prediction | secondary-data,experiment | Precios de la vivienda | ¿Se pueden pronosticar los precios de la vivienda en Bogotá?
es | prevalence | survey,secondary-data,systematic-review | Violencia en el noviazgo | ¿Cuál es la prevalencia de violencia en el noviazgo entre estudiantes?
es | prevalence | survey,secondary-data,systematic-review | Lectura | ¿Cuántos alumnos de bachillerato leen por gusto?
es | experience | interviews,qualitative-other,mixed-methods | Migración de retorno | ¿Cómo viven los migrantes su regreso a Oaxaca?
es | experience | interviews,qualitative-other,mixed-methods | Duelo perinatal | ¿Qué significa el duelo perinatal para los padres?
es | experience | interviews,qualitative-other,mixed-methods | Violencia obstétrica desde la percepción de las mujeres | 
es | comparison | experiment,quasi-experiment,systematic-review | Terapia cognitiva versus farmacológica en el insomnio | ¿Cuál de las dos reduce más el insomnio?
es | comparison | experiment,simulation | Panel fotovoltaico fijo y con seguidor | ¿Cuál genera más energía?
es | comparison | quasi-experiment,survey,experiment,secondary-data | Escuelas rurales y urbanas | ¿Hay diferencias entre alumnos rurales y urbanos en comprensión lectora?
es | description | survey,interviews,case-study,systematic-review,qualitative-other | La importancia del liderazgo en las organizaciones | 
es | description | document-analysis,qualitative-other | La soledad en los cuentos de García Márquez | 
es | description | document-analysis,qualitative-other | El discurso de odio en los tweets de campaña | ¿Qué temas aparecen?
es | evaluation | case-study,mixed-methods,survey | Programa de tutorías | Evaluación del programa de tutorías en una escuela de Puebla
es | evaluation | experiment,case-study | Calidad del agua del lago de Chapala | ¿Es adecuada para el riego?
es | evaluation | case-study,mixed-methods,survey,experiment | Usabilidad de un portal de citas médicas | ¿Qué tan usable es?
es | design | design-science,experiment,case-study | Riego automático | Diseño de un sistema de bajo costo para huertos familiares
es | design | design-science,experiment,case-study | Aplicación para sordos | ¿Cómo desarrollar una aplicación para aprender lengua de señas?
es | history | archival,document-analysis | Ferrocarriles del Porfiriato | ¿Cómo cambiaron la vida de los pueblos?
es | history | archival,document-analysis | Maestras en la Segunda República (1931-1936) | ¿Qué papel tuvieron las maestras?
es | history | archival,document-analysis | Cofradías en la Lima colonial | 
es | legal | legal-analysis,document-analysis | Maternidad subrogada | ¿Es válido el contrato de maternidad subrogada ante los tribunales?
es | legal | legal-analysis,document-analysis | Inteligencia artificial | ¿Quién responde por los daños según la responsabilidad civil?
es | legal | legal-analysis,document-analysis | El derecho a la vivienda en la Constitución | 
es | review | systematic-review | Realidad virtual en rehabilitación: revisión sistemática | 
es | review | systematic-review | Ayuno intermitente | ¿Qué se sabe sobre el ayuno intermitente en deportistas?
es | review | systematic-review | Estado del arte del aprendizaje basado en proyectos | 
es | mixed | mixed-methods | Huertos escolares | ¿Mejoran los huertos la alimentación y cómo los perciben los niños?
es | mixed | mixed-methods | Teletrabajo | ¿El teletrabajo aumenta la productividad y cómo lo viven las madres?
`.trim()
