import { type SizedTopic, sizedFrom } from './sized-topics-fixture'

/**
 * Starts that were written before the rules were looked at, ten of each kind and twelve sound ones, in three languages. By their words alone 18 of the 40 were told
 * rightly at first (6 of 10 too broad, 8 too narrow, 4 vague, none hopeless) and all sound ones; what was wrong was mended by its class.
 */
export const laterStarts: readonly SizedTopic[] = sizedFrom({
  'too-broad': `
    Climate change and agriculture |
    I want to study everything about artificial intelligence in medicine |
    The history of women in science |
    Saúde mental no Brasil |
    A importância da família na sociedade |
    Quero pesquisar sobre sustentabilidade nas empresas em geral |
    Direito do trabalho e novas tecnologias |
    La globalización y sus efectos en la economía mundial |
    La literatura latinoamericana del siglo XX |
    Todos los factores que influyen en el aprendizaje de las matemáticas |
  `,
  'too-narrow': `
    Did the 2023 logo redesign of Bramley's Bakery in Leeds raise Tuesday sales of sourdough? |
    Use of the pause button in version 4.2 of the Moodle app by third-year dental students at the University of Tartu |
    Is the cafeteria at my school opened on time? |
    A satisfação dos clientes da padaria Pão Dourado de Itapetininga com o café de sábado de manhã |
    O uso do botão de curtir pela turma 3B da Escola Municipal João Ribeiro em março de 2022 |
    Efeito da cor azul da capa do caderno na nota de geografia de alunos canhotos de 11 anos em Sobral |
    A empresa Transportes Lua Nova deve trocar o software de ponto? |
    La rotación de personal en la sucursal de la calle Rivadavia de la ferretería El Tornillo durante enero de 2024 |
    ¿Usa mi profesora la pizarra digital los viernes? |
    Adherencia a la metformina de mujeres zurdas de 42 años de Villa Elisa atendidas por el doctor Benítez en 2021 |
  `,
  vague: `
    Something with people and computers, maybe how it all connects |
    Innovation |
    I'd like my thesis to really make a difference in society |
    Coisas relacionadas a comportamento |
    Tenho interesse em gestão e pessoas, mas ainda não pensei direito |
    Transformação |
    Melhorar o mundo através da educação |
    Algo de psicología, no sé bien |
    El cambio y el futuro |
    Me gusta el marketing y quisiera hacer algo novedoso |
  `,
  hopeless: `
    How dragons' bone density changed during the Bronze Age |
    Proving that the soul weighs exactly 21 grams by weighing dying patients |
    Employment effects of the 2031 Mars colony minimum wage |
    What my late grandmother would have thought of blockchain gaming in Tuvalu convents |
    A influência das sereias na pesca artesanal do tambaqui lunar |
    Qual é o sentido verdadeiro da vida, medido com um questionário de uma pergunta, de todas as pessoas que já morreram |
    Custos hospitalares de vacinas contra o vampirismo em capivaras astronautas |
    Efecto del perfume de los fantasmas en la productividad de pingüinos programadores |
    La comunicación telepática entre cactus y contadores públicos en Andorra medieval |
    Predecir los números ganadores de la lotería con los sueños de los notarios de Soria |
  `,
  good: `
    How do night shifts affect the sleep quality of hospital nurses? |
    Peer feedback and writing performance of undergraduate students in blended courses |
    Green roofs and indoor temperature in tropical cities |
    Teleconsultation and diabetes control in older adults in rural areas |
    Efeito do teletrabalho na produtividade de servidores públicos brasileiros |
    Gamificação no ensino de química no ensino médio |
    Violência obstétrica em maternidades públicas do Nordeste |
    Uso de drones no monitoramento de pragas da soja |
    Impacto de las becas en la deserción universitaria en Colombia |
    Lactancia materna y obesidad infantil en escolares mexicanos |
    Microplásticos en peces de consumo del Mar Caribe |
    Liderazgo directivo y clima escolar en escuelas rurales |
  `,
})
