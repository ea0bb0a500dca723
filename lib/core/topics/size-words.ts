import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isKnownWord } from './known-words'
import { nameKey, nameKeysOf } from './name-keys'
import { isSubjectArea } from './size-fields'

/** Values and qualities that everybody means differently: alone they say neither an object nor an aim. */
const abstractNames = nameKeysOf(
  'sustentabilidade; sostenibilidad; sustainability; humanização; humanización; humanization; justiça; justicia; justice; bem-estar; bienestar; ' +
    'wellbeing; well-being; comunidade; comunidad; community; pertencimento; pertenencia; belonging; eficiência; eficiencia; efficiency; ' +
    'optimización de procesos; otimização de processos; process optimization; qualidade de vida; calidad de vida; quality of life; felicidade; ' +
    'felicidad; happiness; sucesso; éxito; success; valores; values; mudança; cambio; change; cultura; culture; identidade; identidad; identity; ' +
    'desenvolvimento humano; desarrollo humano; human development; desenvolvimento; desarrollo; development; relações; relaciones; relationships; ' +
    'ser humano; human being; liderança; liderazgo; leadership; comunicação; comunicación; comunicación efectiva; comunicação eficaz; communication; ' +
    'effective communication; melhoria; melhorias; mejora; mejoras; improvement; improvements; ética; ethics; respeito; respeto; respect; empatia; ' +
    'empatía; empathy; liberdade; libertad; freedom; igualdade; igualdad; equality; inclusão; inclusión; inclusion; qualidade; calidad; quality; ' +
    'motivação; motivación; motivation; transformação; transformación; transformation; progresso; progreso; progress; sociedade moderna; ' +
    'saúde mental; salud mental; mental health; cidadania; ciudadanía; citizenship; diversidade; diversidad; diversity; things; stuff; cosas; coisas; ' +
    'amor; love; paz; peace; poder; power; vida; life; futuro; future; excelência; excelencia; excellence; consciência; ' +
    'conciencia; awareness; produtividade; productividad; productivity; satisfação; satisfacción; satisfaction; espiritualidade; espiritualidad; spirituality; ' +
    'transformação digital; transformación digital; digital transformation; evolução; evolución; evolution; crescimento; crecimiento; growth; modernização; modernización; modernization; ' +
    'otimização; optimización; optimization; criatividade; creatividad; creativity; eficácia; eficacia; effectiveness; desempenho; desempeño; performance; potencial; potential; resultados; outcomes; ' +
    'harmonia; armonía; harmony; beleza; belleza; beauty; sabedoria; sabiduría; wisdom; responsabilidade; responsabilidad; responsibility; confiança; confianza; trust; esperança; esperanza; hope; ' +
    'solidariedade; solidaridad; solidarity; amizade; amistad; friendship; honestidade; honestidad; honesty; dignidade; dignidad; dignity; realidade; realidad; reality; realidade social; realidad social; social reality; ' +
    'mente; mind; mente humana; human mind; natureza humana; naturaleza humana; human nature; existência; existencia; existence; mundo moderno; modern world; vida moderna; modern life; ' +
    'gestão; gestión; management; serviço; servicio; service; atendimento; planejamento; planificación; planning; estratégia; estrategia; strategy; equipe; equipos; teams; teamwork; trabalho em equipe; trabajo en equipo; ' +
    'profissional; profesional; professional; carreira; carrera; career; cuidado; cuidar; care; experiências; experiencias; experiences; desafios; desafíos; challenges; problemas; problems; soluções; soluciones; solutions; systems; sistemas; processes; procesos; processos; projects; projetos; proyectos; practices; práticas; prácticas; ideas; ideias; activities; atividades; actividades; work; trabalho; trabajo; ' +
    'yourself; oneself; ourselves; himself; feelings; sentimentos; sentimientos; emotions; emoções; emociones; wellness; being; meaning; attitude; attitudes; atitude; actitud; crisis; crise; decline; declínio; innovation; inovação; innovación; sentido; significado; contemporaneidade; contemporaneidad; modernidade; modernidad; modernity; balance; equilibrio; equilíbrio; ' +
    'compassion; compaixão; compasión; kindness; bondade; bondad; generosity; generosidade; generosidad; gratitude; gratidão; gratitud; humility; humildade; humildad; courage; coragem; coraje; valentía; patience; paciência; paciencia; tolerance; tolerância; tolerancia; loyalty; lealdade; lealtad; integrity; integridade; integridad; forgiveness; perdão; perdón; ' +
    'behaviour; behavior; comportamento; comportamiento; space; espaço; espacio; time; tempo; tiempo; place; lugar; memory; memória; memoria; truth; verdade; verdad; difference; diferença; diferencia; diferente; otherness; alteridade; alteridad; imaginary; imaginário; imaginario; everyday; cotidiano; dia a dia; día a día; human; humano; o humano; lo humano',
)

/** Of these nobody could say what would be looked at, even of a named half of mankind: "young people and the future". */
const bareValues = nameKeysOf(
  'futuro; future; vida; life; amor; love; paz; peace; felicidade; felicidad; happiness; sucesso; éxito; success; valores; values; mudança; cambio; change; esperança; esperanza; hope; sentido; significado; meaning; excelência; excelencia; excellence; progresso; progreso; progress; realidade; realidad; reality; existência; existencia; existence; mundo moderno; modern world; verdade; verdad; truth; respeito; respeto; respect; sonhos; sueños; dreams; things; coisas; cosas',
)

/** Whole fields and frames of the world: they bound nothing. */
const wideNames = nameKeysOf(
  'educação; educación; education; saúde; salud; health; direito; derecho; law; economia; economía; economy; sociedade; sociedad; society; mundo; ' +
    'world; planet; planeta; literatura; literature; história; historia; history; tecnologia; tecnología; technology; ciência; ciencia; science; ' +
    'medicina; medicine; política; politics; arte; art; meio ambiente; medio ambiente; environment; natureza; naturaleza; nature; empresa; empresas; ' +
    'companies; firms; organizações; organizaciones; organizations; organisations; instituições; instituciones; institutions; pessoas; personas; gente; people; ' +
    'sociedade atual; escola; escuela; school; brasileira; educação brasileira; negócios; negocios; ' +
    'business; internet; religião; religión; religion; filosofia; filosofía; philosophy; esporte; deporte; sport; música; ' +
    'music; país; país; country; mercado; mercado de trabalho; market; indústria; industria; industry; humanidade; humanidad; humanity; actualidad; ' +
    'atualidade; ambiente hospitalar; comércio; comercio; commerce; governo; gobierno; government; estado; state; global; usuários; usuarios; users; ' +
    'sistema de saúde; public; público; vida das pessoas; vida de las personas; people s lives; era digital; digital age',
)

/** Wide names that are a where, not all the world. */
const settingNames = nameKeysOf(
  'empresa; empresas; companies; firms; organizações; organizaciones; organizations; organisations; instituições; instituciones; institutions; escola; escuela; school; ambiente hospitalar; negócios; negocios; business; indústria; industria; industry; governo; gobierno; government',
)

/** Half of mankind, or an age of it: a group that bounds little. */
const anybodyNames = nameKeysOf(
  'juventude; juventud; youth; jovens; jóvenes; young people; mulheres; mujeres; women; mulher; mujer; homens; hombres; men; crianças; niños; children; ' +
    'adultos; adults; estudantes; estudiantes; alunos; alumnos; students; trabalhadores; trabajadores; workers; consumidores; consumers; clientes; customers; ' +
    'cidadãos; ciudadanos; citizens; população; población; population; filhos; hijos; pais; padres; parents; families; famílias; familias; família; familia; family',
)

/** Ages of life: beside a medium that all of them use they say nothing that it does ("social media and teenagers"). */
const ageGroups = nameKeysOf(
  'teenagers; teens; adolescents; adolescentes; adolescência; adolescencia; older adults; older people; elderly; idosos; ancianos; adultos mayores; personas mayores; university students; universitários; universitarios; estudiantes universitarios',
)
const media =
  /(?<!\p{L})(?:social (?:media|networks?)|redes sociais|redes sociales|smart ?phones?|cell ?phones?|mobile phones?|celulare?s?|tel[eé]fonos m[oó]viles|m[oó]viles|internet|technology|technologies|tecnologias?|television|televis[aã]o|televisi[oó]n|video ?games?|videojuegos?|telas|pantallas|screens)(?!\p{L})/iu

/** Things so new that most joins with a small world were never studied. */
const newTechnologies = nameKeysOf(
  'metaverso; metaverse; blockchain; nft; nfts; criptomoeda; criptomoedas; criptomonedas; cryptocurrency; chatbot; chatbots; drone; drones; ' +
    'realidade virtual; realidad virtual; virtual reality; realidade aumentada; realidad aumentada; augmented reality; inteligência artificial; ' +
    'inteligencia artificial; artificial intelligence; computação quântica; computación cuántica; quantum computing; gêmeos digitais; gemelos digitales; ' +
    'facial recognition; reconhecimento facial; reconocimiento facial; speech recognition; reconhecimento de voz; reconhecimento de fala; reconocimiento de voz; reconocimiento del habla; machine translation; tradução automática; traducción automática; traductor automático; tradutor automático; machine translator; speech recogniser; speech recognizer; exoskeletons; exoesqueletos; exoesqueleto; exoskeleton; voice assistant; voice assistants; assistente de voz; assistentes de voz; asistente de voz; asistentes de voz; language model; language models; modelos de linguagem; modelos de lenguaje; social robots; robôs sociais; robots sociales; ' +
    'digital twins; 5g; robôs; robots; chatgpt; smart contracts; contratos inteligentes; big data; internet das coisas; internet of things; deep learning; ' +
    'machine learning; federated learning; aprendizado federado; aprendizaje federado; reinforcement learning; aprendizado por reforço; aprendizaje por refuerzo; generative ai; ia generativa; large language models; computer vision; visão computacional; visión por computador; neural networks; redes neurais; redes neuronales; digital twin; gêmeo digital; gemelo digital; edge computing; tokens; gamificação; gamificación; gamification; nanotecnologia; nanotechnology; crispr; impressão 3d; hologramas; holograms',
)

/** Sums of an economy that no small thing moves. */
const economySums = nameKeysOf(
  'pib; gdp; pib municipal; inflação; inflación; inflation; bolsa de valores; stock market; stock prices; interest rate; interest rates; taxa de juros; tasa de interés; tax evasion; evasão fiscal; evasión fiscal; ' +
    'exports; exportações; exportaciones; bankruptcy; falência; quiebra; preço do petróleo; oil price; oil prices; precio del petróleo; precio del cobre; preço do café; ' +
    'taxa de câmbio; exchange rate; pib estadual; crescimento econômico; crecimiento económico; economic growth; unemployment rate; taxa de desemprego; tasa de desempleo',
)

/** Peoples, trades and places of a small world, where the newest technology was hardly ever studied. */
const smallPlaces = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      'ribeirinh\\p{L}+|quilombol\\p{L}+|caicar\\p{L}+|seringueir\\p{L}+|benzedeir\\p{L}+|rezadeir\\p{L}+|curander\\p{L}+|curandeir\\p{L}+|folk healers?|herders|shepherds|pastores d\\p{L}+|marisqueir\\p{L}+|rendeir\\p{L}+|lighthouse keepers?|fareros?|faroleir\\p{L}+|hobby|' +
        'vaqueir\\p{L}+|garimpeir\\p{L}+|pastores tra(?:n)?shumantes|jangadeir\\p{L}+|lavadeir\\p{L}+|parteir\\p{L}+|raizeir\\p{L}+|sanfoneir\\p{L}+|arrieros?|organillero\\p{L}*|afilador\\p{L}*|amolador\\p{L}*|lustrabotas|engraxates?|shoe ?shin\\p{L}+|palenquer\\p{L}+|chamanes?|xamas|shamans?|thatchers?|farriers?|town criers?|gravediggers?|coveiros?|sepultureros?',
      'terreiros?|mosteiros?|monasteri\\p{L}+|monaster(?:y|ies)|conventos?|convents?|capilla|capela|parroquia|paroquia|village|parish|church|allotments?|sacrist\\p{L}+|campanarios?|campaneros?|yard sales?|scouts?|escoteiros?|coret[oa]s?',
    ].join('|') +
    ')(?!\\p{L})',
  'u',
)

/** What a small world does by custom: it moves no sum of an economy, and the newest technology was hardly ever used for it. */
const smallCustoms = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      // church and village
      'romarias?|romerias?|procissao|procissoes|procesion(?:es)?|novenas?|dizimos?|diezmos?|quermesses?|festas? (?:juninas?|do divino)|verbenas?|cofradias?|fetes?|jumble sales?|fiestas? patronal(?:es)?|pesebres?|presepios?|scarecrows?|espantalhos?|espantapajaros|maypoles?|sinos? de igreja|hymn(?:s|al|als)?|hinarios?|rosarios?|rosary|ex-?votos?|bake sales?|car boot sales?|rifas?|raffles?|tombolas?|gincanas?|kermes(?:es|ses)?|bonfires?|fogueiras?|fogatas?',
      // play
      'bingo|domino(?:es)?|bocha|petanca|petanque|truco|tejo|whist|conkers|skittles|cheese[- ]rolling|sack rac\\p{L}+|carreras? de sacos|corridas? de saco|pigeon racing|peleas de gallos|rinhas? de galo|peteca|trompos?|carpa de circo|' +
        'bolinhas? de gude|canicas?|bolitas?|yo-?yos?|ioios?|soltar pipas?|papagaios? de papel|cometas de papel|volantines?|amarelinha|pau de sebo|palo encebado|palo ensebado|rayuela|hopscotch|taba|tug of war|cabo de guerra|tiddlywinks|hide[- ]and[- ]seek|esconde-?esconde|mahjong|croquet|lawn bowls|quoits|arm[- ]wrestling|queda de braco|sinuca|snooker|futebol de botao|pinball|figurinhas|tampinhas?|selos postais|sellos postales|stamp collect\\p{L}+|filatel\\p{L}+|philatel\\p{L}+|trainspott\\p{L}+|gnomes|egg[- ]and[- ]spoon|dog shows?|cat shows?|donkey rac\\p{L}+|snail rac\\p{L}+|duck rac\\p{L}+|pumpkin[- ]growing|giant (?:pumpkins|vegetables)',
      // song, dance, craft and street food
      'folk (?:songs?|tunes?)|whistling|assobios?|silbidos?|bell[- ]ring\\p{L}+|change ringing|folk danc\\p{L}+|morris|folias? de reis|congadas?|cavalhadas?|violeir\\p{L}+|repentistas?|cordelistas?|trovas?|payador\\p{L}*|charangos?|quenas?|zamponas?|rabecas?|berimbaus?|bagpip\\p{L}+|gaita de fole|alebrijes?|pinatas?|papel picado|acarajes?|baianas de|' +
        'bumba[- ]meu[- ]boi|jongo|maracatu\\p{L}*|reisados?|quadrilhas? juninas?|ciranda|catira|chamame|milonga|candombe|murgas?|serenatas?|serenades?|mariachis?|barbershop|brass bands?|marching bands?|accordions?|acordeon(?:es)?|sanfonas?|ukuleles?|kazoos?|pandeiros?|tamborins?|castanuelas|castanholas|didgeridoos?|' +
        'rendas? de bilro|croche|tricot|crochet|macrame|quilts?|quilting|patchwork|basket weaving|whittling|piropos|trovadores|limericks?|knitting circles?|' +
        'caldo de cana|pipoqueir\\p{L}+|pamonhas?|tapioqueir\\p{L}+|raspadinhas?|churros|empanadas|arepas|elotes|cotton candy|algodao doce|algodon de azucar|ice cream vans?|hot dog (?:carts?|stands?)|carrinhos? de cachorro-quente|lemonade stands?|rapaduras?|pastel de feira',
    ].join('|') +
    ')(?!\\p{L})',
  'u',
)

/** Who collects, sells or plays something that no field has a word for: "juego de la taba", "colecionadores de tampinhas". */
const customOf =
  /^(?:juegos?|jogos?|dancas?|danzas?|bailes?|festas?|fiestas?|brincadeiras?|cantos?|toadas?|concursos?|campeonatos?|torneios?|torneos?|ligas?|clubes?|colecionador\p{L}*|coleccionistas?|vendedor\p{L}*|artesa\p{L}*|pescador\p{L}*|catador\p{L}*|recolector\p{L}*|fabricante\p{L}*|tocador\p{L}*|jogador\p{L}*|jugador\p{L}*) (?:de|da|do|das|dos|del|de la|de los|de las) (\p{Ll}+)$|^(\p{Ll}+) (?:collectors?|vendors?|tournaments?|contests?|championships?|clubs?)$/u

/** A rate, price or total of a whole people or economy. */
const sumOf =
  /(?<!\p{L})(?:(?:taxa |tasa )?selic|ibovespa|dow jones|nasdaq|risco[- ]pais|riesgo[- ]pais|(?:birth|fertility|homicide|murder|divorce|crime|unemployment|employment|exchange|interest|inflation|literacy|marriage) rates?|(?:taxas?|tasas?) (?:de|das?|dos?|del?) (?:natalidade?|natalidad|fecundidad|fecundidade|homicidios?|divorcios?|desemprego|desempleo|cambio|juros|interes|criminalidad|criminalidade|inflacao|inflacion|nupcialidad|nupcialidade)|natalidade?|natalidad|homicidios?|divorcios?|gdp|pib|(?:cotacao|cotizacion|valor) d[oe]l? (?:dolar|euro|ouro|oro|peso|petroleo)|(?:stock|share|oil|gold|copper|house|land) prices?|(?:preco|precio)s? (?:do|da|del|de la|de) (?:dolar|petroleo|ouro|oro|cobre|soja|cafe|trigo|milho|maiz|acciones|acoes|suelo|terra)|acoes da bolsa|bolsa de valor\p{L}+|central banks?|gross (?:domestic|national) product|produto interno bruto|producto (?:interno|interior) bruto|tipos? de cambio|(?:public|external|foreign|national) debt|divida externa|deuda externa|bond yields?|bancos? centra(?:l|is|les)|trade balance|balanca comercial|balanza comercial|public debt|divida publica|deuda publica|tax revenues?|arrecadacao|recaudacion|exports|exportac\p{L}+|life expectancy|esperanza de vida|expectativa de vida|public spending)(?!\p{L})/u

/** Nouns that stand for whatever one likes: "simple things", "cosas bellas". */
const emptyHead =
  /^(?:coisas?|cosas?|aspectos?|temas?|assuntos?|questoes|cuestiones) |^human (?:connections?|condition|experience|side|beings?|relations?)$|^(?:conexao|conexion|condicao|condicion|experiencia|lado|relacoes|relaciones) human[oa]s?$|^(?:\p{L}+ )*(?:things?|stuff|matters|aspects)$/u

/** "Personal growth", "calidad humana", "smart solutions": whose it is and how good says nothing. */
const ofAnybody =
  /(?<!\p{L})(?:personal|pessoal|pessoais|human[oa]?s?|true|real|modern[oa]?|smart|innovative|creative|everyday|daily|inteligentes?|inn?ovador[ae]?s?|criativ[oa]s?|creativ[oa]s?|cotidian[oa]s?|di[aá]ri[oa]s?)(?!\p{L})/giu

/** Whether a name says a value or quality and nothing that could be observed. */
export const isAbstractName = (name: string): boolean =>
  abstractNames.has(nameKey(name)) ||
  abstractNames.has(nameKey(name.replace(ofAnybody, ' '))) ||
  emptyHead.test(foldAccents(name).toLowerCase())
/** Whether a name is a value that stays one whoever it is said of. */
export const isBareValue = (name: string): boolean => bareValues.has(nameKey(name))
/** Whether a name is a whole field, the world or anybody. */
export const isWideName = (name: string): boolean =>
  // Parents are no country, though their letters are the same.
  name.toLowerCase() !== 'pais' && (wideNames.has(nameKey(name)) || isSubjectArea(name))
/** Whether a wide name is a setting: firms, schools. */
export const isSettingName = (name: string): boolean => settingNames.has(nameKey(name))
/** Whether a group is so large that naming it bounds little. */
export const namesAnybody = (name: string): boolean => anybodyNames.has(nameKey(name))
/** Whether a name is a custom of a small world. */
export const isSmallCustom = (name: string): boolean => smallCustoms.test(foldAccents(name).toLowerCase())
/** Whether a group is an age of life. */
export const isAgeGroup = (name: string): boolean => ageGroups.has(nameKey(name)) || namesAnybody(name)
/** Whether a text names a medium that everybody uses. */
export const namesMedium = (text: string): boolean => media.test(text)
/** Whether a name belongs to a small world of custom and neighbourhood. */
export function isSmallWorld(name: string): boolean {
  const folded = foldAccents(name).toLowerCase()
  const [, of, before] = customOf.exec(folded) ?? []
  const object = of ?? before
  const isUnknown = object !== undefined && cognateStems(object).every((stem) => !isKnownWord(stem))
  return isUnknown || isSmallCustom(name) || smallPlaces.test(folded)
}
/** Whether a name is the sum of an economy, or speaks of one: "falência de microempresas". */
export const isEconomySum = (name: string): boolean =>
  isIn(economySums, name) || sumOf.test(foldAccents(name).toLowerCase())
/** Whether a name is a new technology. */
export const isNewTechnology = (name: string): boolean => isIn(newTechnologies, name)

/** Whether the name, another name of the same concept, or a run of its words is among these. */
function isIn(keys: ReadonlySet<string>, name: string): boolean {
  const words = name.split(' ')
  const runs = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')))
  const others = Object.values(findConcept(name)?.names ?? {}).flat()
  return [name, ...runs, ...others].some((one) => keys.has(nameKey(one)))
}
