import type { VocabularyPart } from './vocabulary-part'

export const institutions: VocabularyPart = {
  field: 'society',
  role: 'context',
  lines: [
    'prisons; jails; penitentiaries; prison system; prison setting | prisões; sistema prisional; presídios; sistema penitenciário; cárcere; penitenciárias; sistema carcerário | prisiones; cárceles; sistema penitenciario; centros penitenciarios; sistema carcelario',
    'juvenile detention centres; socio-educational units; youth detention; juvenile detention; socio-educational measures | unidades socioeducativas; medidas socioeducativas; sistema socioeducativo; medida socioeducativa de internação | centros de menores; centros de internamiento juvenil; medidas socioeducativas; sistema de responsabilidad penal juvenil',
    "children's homes; foster care; residential care for children; institutional care of children; child welfare institutions; orphanages | acolhimento institucional; abrigos para crianças; casas de acolhimento; famílias acolhedoras; acolhimento familiar; orfanatos | acogimiento residencial; hogares de acogida; acogimiento familiar; orfanatos; casas hogar; instituciones de menores",
    "women's shelters; shelters for women; shelters for victims of domestic violence | casas-abrigo; abrigos para mulheres; casa da mulher brasileira | casas de acogida para mujeres; refugios para mujeres; casas refugio",
    'homeless shelters; shelters for homeless people; night shelters | abrigos para população em situação de rua; albergues; centros POP | albergues para personas sin hogar; refugios para personas sin hogar',
    'refugee camps; detention centres for migrants; migrant shelters | campos de refugiados; abrigos para migrantes | campos de refugiados; albergues de migrantes; campamentos de refugiados; centros de detención de migrantes',
    'courts; courts of law; courts of justice; judiciary; judicial branch; judicial system | Poder Judiciário; tribunais; tribunais de justiça; Judiciário; sistema judiciário | Poder Judicial; tribunales de justicia; órganos judiciales; tribunales; juzgados; sistema judicial',
    'supreme court; constitutional court; Supreme Federal Court; STF | Supremo Tribunal Federal; STF; suprema corte; tribunal constitucional; corte constitucional | corte suprema; tribunal constitucional; corte constitucional; tribunal supremo; suprema corte de justicia',
    'labour courts; labor courts; labour justice; labor justice | justiça do trabalho; tribunais do trabalho; tribunal superior do trabalho; TST | justicia laboral; tribunales laborales; juzgados laborales; tribunales de trabajo',
    'family courts; juvenile courts; youth courts | varas de família; varas da infância e juventude; juizados da infância | juzgados de familia; tribunales de familia; tribunales de menores; juzgados de menores',
    'electoral justice; electoral courts | justiça eleitoral; tribunal superior eleitoral; TSE; tribunais eleitorais | justicia electoral; tribunal electoral',
    'courts of auditors; audit courts; supreme audit institutions; court of accounts; comptroller | tribunais de contas; Tribunal de Contas da União; TCU | tribunales de cuentas; contraloría general; contralorías',
    'Inter-American Court of Human Rights; Inter-American human rights system | Corte Interamericana de Direitos Humanos; sistema interamericano de direitos humanos | Corte Interamericana de Derechos Humanos; sistema interamericano de derechos humanos',
    'European Court of Human Rights | Corte Europeia de Direitos Humanos; Tribunal Europeu dos Direitos Humanos | Tribunal Europeo de Derechos Humanos',
    'International Criminal Court; international courts; international criminal tribunals | Tribunal Penal Internacional; tribunais internacionais | Corte Penal Internacional; tribunales internacionales',
    "police stations; women's police stations; specialized police stations | delegacias de polícia; delegacias da mulher; DEAM; delegacias especializadas | comisarías; comisarías de la mujer; estaciones de policía",
    'parliaments; congress; legislatures; legislative branch; national congress; chamber of deputies | congresso nacional; poder legislativo; parlamento; câmara dos deputados; senado federal; legislativo | congreso nacional; poder legislativo; parlamento; cámara de diputados; congreso de la república',
    'city councils; municipal councils; municipal chambers | câmaras municipais; câmara de vereadores; conselhos municipais | concejos municipales; consejos municipales',
    'public policy councils; policy councils; health councils; management councils | conselhos gestores; conselhos de políticas públicas; conselhos de saúde; conselho municipal de saúde; conselhos de direitos | consejos de políticas públicas; consejos gestores; consejos de salud; consejos consultivos',
    'municipalities; small municipalities; Brazilian municipalities | municípios; pequenos municípios; municípios de pequeno porte; municípios brasileiros | municipios; municipalidades; pequeños municipios',
    'public institutions; public organizations; public bodies; government agencies; public agencies | instituições públicas; órgãos públicos; organizações públicas; autarquias | instituciones públicas; organismos públicos; organizaciones públicas; entidades públicas',
  ],
}
