import type { VocabularyPart } from './vocabulary-part'

export const workplacesAndVenues: VocabularyPart = {
  field: 'business',
  role: 'context',
  lines: [
    'workplace; work environment; work context | ambiente de trabalho; local de trabalho; contexto de trabalho | lugar de trabajo; ambiente laboral; entorno laboral; ámbito laboral; ambiente de trabajo',
    'office environments; open-plan offices; office workers | escritórios; ambientes de escritório; trabalhadores de escritório | espacios de oficina; oficinistas; trabajadores de oficina',
    'factories; industrial plants | fábricas; plantas industriais; chão de fábrica | fábricas; plantas industriales; maquiladoras',
    'call centres; contact centers; telemarketing; call centers; contact centres | call centers; telemarketing; centrais de atendimento; teleatendimento | call centers; centros de llamadas; telemarketing; centros de atención telefónica',
    'construction sites; building sites | canteiros de obras | obras de construcción; sitios de construcción',
    'hotels; hotel industry; hospitality industry; lodging; hotel sector; accommodation | hotéis; hotelaria; meios de hospedagem; setor hoteleiro; rede hoteleira; hospedagem | hoteles; hotelería; sector hotelero; industria hotelera; alojamiento turístico; hospedaje',
    'restaurants; restaurant industry; bars and restaurants; restaurant sector | restaurantes; bares e restaurantes; setor de restaurantes | restaurantes; bares y restaurantes; sector restaurantero; hostelería',
    'gyms; fitness centres; health clubs; fitness centers | academias de ginástica; academias de musculação; academias esportivas | gimnasios; centros de fitness; centros deportivos',
    'sports clubs; football clubs; soccer clubs; football teams | clubes esportivos; clubes de futebol; times de futebol | clubes deportivos; clubes de fútbol; equipos de fútbol',
  ],
}
