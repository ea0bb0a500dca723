import type { GlossaryLanguage } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { readOnce } from '@/lib/core/text/read-once'
import { withoutNamesakes } from './namesakes'

/** A place or group of people as each language names it, and the words by which texts are recognised. */
export interface Setting {
  readonly id: string
  readonly names: Readonly<Record<GlossaryLanguage, string>>
  /** The id of the region that a country belongs to; '' where it is none or the region is not in the table. */
  readonly within: string
}

/** `english | portuguese | spanish`; further words for the same after a semicolon. The names stand without article. */
const placeLines = [
  'Brazil; Brazilian; São Paulo; Rio de Janeiro; Fortaleza; Ceará; Recife; Salvador da Bahia; Belo Horizonte; Porto Alegre; Brasília; Minas Gerais | Brasil; brasileiro; brasileira; brasileiros; brasileiras | Brasil; brasileño; brasileña',
  'Mexico; Mexican | México; mexicano; mexicana | México; mexicano; mexicana; mexicanos',
  'Argentina; Argentine; Argentinian; Buenos Aires | Argentina; argentino; argentina | Argentina; argentino',
  'Chile; Chilean | Chile; chileno; chilena | Chile; chileno; chilena',
  'Colombia; Colombian; Bogotá; Medellín | Colômbia; colombiano; colombiana | Colombia; colombiano; colombiana',
  'Peru; Peruvian; Lima metropolitana | Peru; peruano; peruana | Perú; peruano; peruana',
  'Ecuador; Ecuadorian; Quito | Equador; equatoriano | Ecuador; ecuatoriano; ecuatoriana',
  'Uruguay; Uruguayan; Montevideo | Uruguai; uruguaio | Uruguay; uruguayo',
  'Spain; Spanish; Madrid; Catalonia | Espanha; espanhol; espanhola | España; español; española; españoles',
  'Portugal; Portuguese; Lisbon | Portugal; português; portuguesa; portugueses; Lisboa | Portugal; portugués; portuguesa',
  'United States; USA; American | Estados Unidos; EUA; norte-americano | Estados Unidos; EE. UU.; estadounidense',
  'United Kingdom; UK; England; Scotland; Wales; Northern Ireland; British; Scottish; Welsh | Reino Unido; Inglaterra; Escócia; britânico | Reino Unido; Inglaterra; Escocia; británico',
  'China; Chinese | China; chinês; chinesa | China; chino; china',
  'India; Indian | Índia; indiano; indiana | India; indio',
  'Germany; German | Alemanha; alemão; alemã | Alemania; alemán; alemana',
  'Italy; Italian | Itália; italiano; italiana | Italia; italiano; italiana',
  'France; French | França; francês; francesa | Francia; francés; francesa',
  'Europe; European; European Union | Europa; europeu; europeia; União Europeia | Europa; europeo; europea; Unión Europea',
  'Latin America; Latin American | América Latina; latino-americano; latino-americana | América Latina; Latinoamérica; latinoamericano; latinoamericana',
  'South Africa; South African | África do Sul; sul-africano; sul-africana | Sudáfrica; sudafricano; sudafricana',
  'Africa; African | África; africano; africana | África; africano; africana',
  'Australia; Australian | Austrália; australiano; australiana | Australia; australiano; australiana',
]

const populationLines = [
  'nurses; nursing staff | enfermeiros; enfermeiras; profissionais de enfermagem; equipe de enfermagem | enfermeros; enfermeras; personal de enfermería',
  'physicians; doctors; medical residents | médicos; médicas | médicos; médicas',
  'health workers; health professionals; healthcare workers | profissionais de saúde; trabalhadores da saúde | profesionales de la salud; personal sanitario; trabajadores de la salud',
  'teachers; school teachers; faculty | professores; docentes; professoras | docentes; profesores; maestros; profesoras',
  'students; pupils; learners | estudantes; alunos; discentes; alunas | estudiantes; alumnos; alumnas',
  'undergraduates; university students; college students | universitários; estudantes universitários; graduandos | estudiantes universitarios; universitarios',
  'children; child | crianças | niños; niñas; infancia',
  'adolescents; teenagers | adolescentes | adolescentes',
  'older adults; elderly; older people | idosos; pessoas idosas | adultos mayores; personas mayores',
  'women | mulheres | mujeres',
  'civil servants; public servants; public employees; public officials | servidores públicos; funcionários públicos; servidoras públicas | funcionarios públicos; empleados públicos; servidores públicos',
  'migrants; immigrants; refugees | migrantes; imigrantes; refugiados; refugiadas | migrantes; inmigrantes; refugiados; refugiadas',
  'patients | pacientes | pacientes',
  'workers; employees | trabalhadores; empregados; funcionários | trabajadores; empleados',
  'managers; school principals; head teachers; leaders | gestores; diretores; gerentes | gestores; directores; gerentes; directivos',
  'companies; firms; SMEs | empresas; pequenas empresas; PMEs | empresas; pymes; compañías',
  'software developers; programmers; software engineers | desenvolvedores; programadores | desarrolladores; programadores',
  'judges; courts; court decisions | juízes; tribunais; magistrados | jueces; tribunales; magistrados',
  'consumers; users; customers | consumidores; usuários; clientes | consumidores; usuarios; clientes',
  'farmers; smallholders | agricultores; produtores rurais | agricultores; productores rurales',
  'rural schools; rural areas | escolas rurais; zonas rurais; escolas do campo | escuelas rurales; zonas rurales',
  'public schools | escolas públicas; rede pública | escuelas públicas',
]

const regions: Readonly<Record<string, readonly string[]>> = {
  'Latin America': ['Brazil', 'Mexico', 'Argentina', 'Chile', 'Colombia', 'Peru', 'Ecuador', 'Uruguay'],
  Europe: ['Spain', 'Portugal', 'Germany', 'Italy', 'France'],
  Africa: ['South Africa'],
}

function regionOf(id: string): string {
  return Object.entries(regions).find(([, members]) => members.includes(id))?.[0] ?? ''
}

interface KnownSetting {
  readonly setting: Setting
  readonly forms: readonly string[]
}

function tableOf(lines: readonly string[]): readonly KnownSetting[] {
  return lines.map((line) => {
    const [en = [], pt = [], es = []] = line
      .split('|')
      .map((part) => part.split(';').map((name) => name.trim()))
    const names = { en: en[0] ?? '', pt: pt[0] ?? '', es: es[0] ?? '' }
    const forms = [...new Set([...en, ...pt, ...es].map((name) => ` ${cognateStems(name).join(' ')} `))]
    return { setting: { id: names.en, names, within: regionOf(names.en) }, forms }
  })
}

const places = tableOf(placeLines)
const populations = tableOf(populationLines)

/** Letters of a text that are read. */
const TEXT_READ_MAX = 8_000

/** The countries and world regions that a text names, in the order of the table; inflections and accents are ignored. */
export const placesNamed = readOnce((text): readonly Setting[] => {
  const found = settingsNamed(text, places)
  return found.filter(({ id }) => id !== 'Africa' || !found.some((one) => one.id === 'South Africa'))
})

/** The groups of people and organisations that a text names, in the order of the table. */
export const populationsNamed = readOnce((text): readonly Setting[] => settingsNamed(text, populations))

function settingsNamed(text: string, table: readonly KnownSetting[]): readonly Setting[] {
  const read = ` ${cognateStems(withoutNamesakes(text.slice(0, TEXT_READ_MAX))).join(' ')} `
  return table.filter(({ forms }) => forms.some((form) => read.includes(form))).map(({ setting }) => setting)
}
