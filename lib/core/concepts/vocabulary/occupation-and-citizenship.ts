import type { VocabularyPart } from './vocabulary-part'

export const occupationAndCitizenship: VocabularyPart = {
  field: 'general',
  role: 'population',
  lines: [
    'voters; electorate | eleitores; eleitorado | votantes; electores; electorado',
    'citizens | cidadãos | ciudadanos; ciudadanía',
    'dwellers; inhabitants | moradores; habitantes | habitantes; vecinos',
    'taxpayers | contribuintes | contribuyentes',
    'viewers; television audience; media audiences; audiences | telespectadores; audiências; espectadores | telespectadores; audiencias; espectadores',
    'gamers; video game players; digital game players | gamers; jogadores de videogame; jogadores digitais | gamers; videojugadores; jugadores de videojuegos',
    'internet users; social media users; users of social networks | internautas; usuários de redes sociais; usuários da internet | internautas; usuarios de redes sociales; usuarios de internet',
    'drivers; motorists; professional drivers | motoristas; condutores de veículos; motoristas profissionais | automovilistas; conductores profesionales',
    'commuters; passengers; public transport users | passageiros; usuários do transporte público; usuários de transporte coletivo | pasajeros; usuarios del transporte público',
    'cyclists; bicycle users | ciclistas; usuários de bicicleta | ciclistas; usuarios de bicicleta',
    'beneficiaries of social programmes; social program beneficiaries; welfare recipients | beneficiários do Bolsa Família; beneficiários de programas sociais | beneficiarios de programas sociales; beneficiarios de programas',
    'retirees; pensioners; retired people | aposentados; pensionistas | jubilados; pensionados; pensionistas',
    'unemployed people; the unemployed; unemployed workers | desempregados; trabalhadores desempregados; pessoas desempregadas | desempleados; personas desempleadas; trabajadores desempleados',
    'informal workers; own-account workers | trabalhadores informais | trabajadores informales',
    'working women; women workers; female workers | mulheres trabalhadoras | mujeres trabajadoras',
    'working mothers | mães trabalhadoras; mães que trabalham | madres trabajadoras',
    'teleworkers; remote workers | teletrabalhadores; trabalhadores remotos; trabalhadores em home office | teletrabajadores; trabajadores remotos',
  ],
}
