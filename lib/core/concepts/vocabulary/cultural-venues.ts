import type { VocabularyPart } from './vocabulary-part'

export const culturalVenues: VocabularyPart = {
  field: 'society',
  role: 'context',
  lines: [
    'churches; evangelical churches; religious communities; religious institutions | igrejas; igrejas evangélicas; comunidades religiosas; instituições religiosas | iglesias; iglesias evangélicas; comunidades religiosas; instituciones religiosas',
    'terreiros; Candomblé terreiros; Afro-Brazilian temples | terreiros; terreiros de candomblé; casas de candomblé; povos de terreiro | terreiros; terreiros de candomblé',
    'museums; art museums; history museums | museus; museu; museus de arte; museus históricos | museos; museos de arte; museos históricos',
    'libraries; public libraries | bibliotecas; bibliotecas públicas | bibliotecas; bibliotecas públicas',
    'university libraries; academic libraries | bibliotecas universitárias | bibliotecas universitarias',
    'archives; historical archives; public archives; archival collections | arquivos públicos; arquivos históricos; acervos documentais | archivos históricos; archivos públicos; fondos documentales; acervos documentales',
    'concert halls; cultural centres; cultural centers; cultural spaces | centros culturais; espaços culturais; equipamentos culturais | centros culturales; espacios culturales; casas de cultura',
    'movie theaters; cinemas as venues; movie theatres | salas de cinema; cinemas de rua; cineclubes | salas de cine; cineclubes',
  ],
}
