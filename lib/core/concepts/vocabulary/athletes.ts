import type { VocabularyPart } from './vocabulary-part'

export const athletes: VocabularyPart = {
  field: 'general',
  role: 'population',
  lines: [
    'athletes; elite athletes; high-performance athletes; sportspeople | atletas; atletas de alto rendimento; atletas de elite; esportistas | atletas; deportistas; deportistas de alto rendimiento; deportistas de élite',
    'young athletes; youth athletes; adolescent athletes | jovens atletas; atletas jovens; atletas adolescentes | jóvenes deportistas; deportistas jóvenes; atletas jóvenes',
    'women athletes; female athletes; sportswomen | mulheres atletas; atletas femininas; atletas mulheres | mujeres deportistas; mujeres atletas; deportistas femeninas',
    'footballers; football players; soccer players | jogadores de futebol; futebolistas | futbolistas; jugadores de fútbol',
    'runners; marathon runners; street runners | corredores; corredores de rua; maratonistas | corredores de maratón; maratonistas; corredores aficionados',
    'swimmers | nadadores | nadadores',
    'gym members; gym goers; bodybuilders; resistance training practitioners | praticantes de musculação; frequentadores de academia; praticantes de academia; fisiculturistas | usuarios de gimnasio; practicantes de musculación; culturistas; asistentes a gimnasios',
    'Paralympic athletes; athletes with disabilities | atletas paralímpicos; paratletas; atletas com deficiência | atletas paralímpicos; deportistas paralímpicos; deportistas con discapacidad',
    'sedentary people; sedentary adults; physically inactive people | pessoas sedentárias; adultos sedentários | personas sedentarias; adultos sedentarios',
  ],
}
