import { type SizedTopic, sizedFrom } from './sized-topics-fixture'

/**
 * What students say first, in three languages and all fields, each under what an advisor would say of it. Written before any of them was read by
 * the rules; what was wrong at first was mended by its class, so that they guard now and prove nothing about unseen ones.
 */
export const studentStarts: readonly SizedTopic[] = sizedFrom({
  good: `
    Queria estudar burnout em professores da rede pública durante o ensino remoto |
    Automedicação entre estudantes de farmácia | Quais fatores levam à automedicação?
    Microplásticos em peixes de água doce | Que espécies acumulam mais microplásticos?
    Erosão costeira e turismo de praia no Ceará |
    Cárie em crianças e consumo de bebidas açucaradas |
    Me interesa el uso de videojuegos para enseñar fracciones a niños con discalculia |
    Violencia obstétrica en mujeres indígenas de México | ¿Cómo la viven y qué dicen de ella?
    Corrosión del acero inoxidable en plantas desalinizadoras |
    Microcréditos y empoderamiento económico de mujeres rurales en el Perú |
    La representación de la locura en las novelas de Roberto Bolaño |
    how caregivers of people with dementia cope with grief |
    Bilingual children and executive function |
    Code review in open source projects | Does code review reduce the number of defects?
    Urban heat islands and mortality of elderly people |
    Trade unions and women textile workers in Lancashire, 1880 to 1914 |
    Aleitamento materno e retorno ao trabalho em mães enfermeiras |
    Uso de jogos de tabuleiro no ensino de química no ensino médio |
    Acesso à justiça de mulheres vítimas de violência doméstica em comunidades rurais |
    Estrés térmico en vacas lecheras del trópico | ¿Cuánto baja la producción de leche?
    Políticas de vivienda social y segregación urbana en Santiago de Chile |
    Physiotherapy for chronic low back pain in office workers |
    I'd like to look at how refugees use smartphones to learn the local language |
    Statin adherence after myocardial infarction |
    Quero entender como agentes comunitários de saúde lidam com a morte de pacientes |
    Rotulagem nutricional e escolhas de compra em supermercados |
    A influência da iluminação natural no desempenho de alunos em salas de aula |
    Ensino de Libras para ouvintes no curso de pedagogia |
    Adubação verde e fertilidade do solo em cafezais |
    Judicialização de planos de saúde para crianças autistas |
    Detecção de pragas da soja com imagens de satélite |
    A música na reabilitação de pacientes com afasia |
    Cómo influye el ejercicio en la memoria de adultos mayores |
    Deserción universitaria de estudiantes trabajadores de primera generación |
    La censura del cine durante la dictadura argentina |
    Contratos de alquiler y desahucios en familias monoparentales |
    Fermentación de cacao y calidad del chocolate artesanal |
    Actitudes de los futbolistas juveniles ante el dopaje |
    How do nurses hand over patients at shift change in emergency departments |
    Remittances and girls' schooling in rural Nepal |
    Gut microbiota in children with coeliac disease |
    Seismic retrofitting of unreinforced masonry schools |
    The use of folk songs in suffragette campaigns |
    Student teachers' beliefs about dyslexia |
    Wood moisture and the sound of guitars |
    Environmental impact of music festivals in the United Kingdom |`,
  'too-broad': `
    Quero pesquisar sobre câncer |
    Bullying |
    Tudo sobre marketing digital e redes sociais |
    O agronegócio brasileiro |
    Direito do trabalho no Brasil |
    La historia de América Latina |
    Los derechos humanos |
    La contaminación del agua | Quiero saber qué problemas causa
    Todas las terapias psicológicas para la depresión y la ansiedad |
    Comercio internacional y globalización |
    machine learning in healthcare |
    climate change and agriculture |
    What makes a good teacher |
    Renewable energy |
    the history of jazz |
    O racismo no Brasil |
    Esporte e saúde |
    Cibersegurança |
    La pobreza en el mundo |
    Todos los factores que influyen en el aprendizaje |
    La arquitectura moderna |
    what makes companies successful |
    Antibiotics |`,
  'too-narrow': `
    Satisfação dos clientes da Padaria Pão Dourado de Limeira |
    Uso do Moodle na turma 2B de Cálculo I da UTFPR de Pato Branco no segundo semestre de 2023 |
    O jornalzinho da Igreja Batista de Vila Mariana em 1998 |
    A queda de folhas do ipê da praça central de Itapetininga |
    Rendimento do tomate na horta do meu avô em Ibiúna |
    Rotación de personal en la sucursal del Banco Pichincha de Otavalo en 2022 |
    Consumo de fruta en el recreo de 4º B del colegio San José de Getafe |
    Las grietas del puente de la vereda El Salado |
    Cómo usa Excel el contador de la ferretería Don Lucho |
    El discurso del alcalde de Tunja del 20 de julio de 2021 |
    Staff happiness and the coffee machine in our department's kitchen | Does it make them happier?
    Attendance at Tuesday evening bell practice in Little Snoring parish church, 2022 |
    Shift swaps among nurses on Ward 7B at Leeds General Infirmary last winter |
    The font used on the menu of Joe's Diner in Duluth |
    Instagram posts of one vegan bakery in Norwich |
    Quantos livros o 6º ano C da Escola Municipal Cecília Meireles pegou na biblioteca em maio de 2024 |
    A logomarca da Oficina do Zé em Bauru |
    Consumo de energia do bloco K da minha faculdade |
    El horario de la cafetería de la facultad de derecho de la Universidad de Cuenca |
    Ausencias de los lunes en el turno de noche de la planta de Bimbo de Toluca en 2023 |
    One family's recipe book from Truro, 1911 |
    Birds nesting on the roof of the chemistry building at Keele |
    How two midwives at Hexham birth centre fill in form 12B |`,
  vague: `
    não sei bem, algo com pessoas e tecnologia |
    Inovação e transformação |
    quero fazer a diferença na vida das pessoas |
    Reflexões sobre o cuidar |
    a beleza das coisas simples |
    La importancia de los valores en la sociedad |
    algo relacionado con la mente humana |
    El cambio y sus efectos |
    Cómo ser un buen profesional |
    Gestión y calidad |
    Digital transformation |
    something meaningful about society |
    Power and identity |
    Management stuff, I guess |
    Better outcomes through innovation |
    gosto de ajudar os outros |
    Educação e vida |
    alguma coisa na área de gestão que seja atual |
    El futuro de todo |
    La realidad social y sus desafíos |
    Cosas de psicología |
    creativity and growth |
    why are things the way they are |`,
  hopeless: `
    Acupuntura em abelhas para aumentar a produção de própolis |
    A influência da astrologia na falência de microempresas |
    Contratos inteligentes na partilha de rapadura em engenhos do sertão |
    Esgrima medieval e absorção de ferro em gestantes |
    Latim como língua de programação para agricultores |
    Realidad aumentada para pescadores ciegos del lago Titicaca |
    El efecto del tango en la fermentación del queso |
    Relación entre el color de los semáforos y la fe religiosa |
    Drones para recoger confesiones en monasterios de clausura |
    Jurisprudencia sobre peleas de gallos en estaciones espaciales |
    Machine translation of Linear A love poems |
    Knitting patterns and volcanic eruptions in Iceland |
    Quantum cryptography for the labels of hobby beekeepers |
    Reciting Shakespeare to cows and interest rates |
    The ethics of time travel tourism among Mongolian herders |
    Efeito da capoeira na resistência do concreto armado |
    Hipnose em bombeiros para prever terremotos no Acre |
    A relação entre tatuagens e a inflação de serviços |
    Poesía mapuche y corrosión de tuberías |
    Computación cuántica para la siesta de los jubilados de Albacete |
    Origami therapy for pregnant reindeer |
    The effect of opera on tax evasion by dentists |
    Blockchain for sharing church flower rotas |`,
})

/** Topics that pages of libraries and advisers call too broad, or right, in our words. */
export const guideTopics: readonly SizedTopic[] = sizedFrom({
  good: `
    Women's roles in the 1950s |
    Islamic extremism in Britain |
    Diabetes among Native Americans |
    American hip hop |
    Global warming's impact on marine mammals |
    Children's use of computers in special education classes |
    Nutrition and diet factors of breast cancer in urban areas |
    Cartoons and violent behaviour | Does cartoon viewing cause violent behaviours in children under the age of five?
    Como as mulheres vítimas de violência doméstica são atendidas pelos órgãos públicos de acolhimento? |
    La migración de mujeres rurales de México hacia Estados Unidos durante la década de 2010 |
    El impacto de las redes sociales en el rendimiento académico de los estudiantes universitarios en la Ciudad de México durante el periodo 2020-2021 |
    La efectividad de los métodos de enseñanza virtual en la educación primaria en España durante la pandemia de COVID-19 |
    Estrés laboral en trabajadores de oficina |
    El estrés en adolescentes y su impacto en el rendimiento escolar |
    La influencia de las nuevas tecnologías en la enseñanza de las matemáticas en estudiantes de secundaria |
    La contaminación del agua en ciudades latinoamericanas |`,
  'too-broad': `
    Cancer |
    Breast cancer |
    Eating disorders |
    Higher education |
    Women's roles |
    Islamic extremism |
    Diabetes |
    American music |
    World War II |
    Global warming |
    Children's use of computers |
    A violência contra mulheres |
    A inclusão escolar de pessoas com deficiência |
    O uso de tecnologia na educação pública |
    A influência das redes sociais no comportamento dos adolescentes |
    A habitação social no Brasil inteiro |
    La migración en América Latina |
    La educación en el siglo XXI |
    El estrés |
    La contaminación |`,
})
