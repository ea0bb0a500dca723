import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'

const keysOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(';').map((word) => cognateStems(word).toSorted().join(' ')))

/** Values and qualities that everybody means differently: alone they say neither an object nor an aim. */
const abstractNames = keysOf(
  'sustentabilidade; sostenibilidad; sustainability; humanização; humanización; humanization; justiça; justicia; justice; bem-estar; bienestar; ' +
    'wellbeing; well-being; comunidade; comunidad; community; pertencimento; pertenencia; belonging; eficiência; eficiencia; efficiency; ' +
    'optimización de procesos; otimização de processos; process optimization; qualidade de vida; calidad de vida; quality of life; felicidade; ' +
    'felicidad; happiness; sucesso; éxito; success; valores; values; mudança; cambio; change; cultura; culture; identidade; identidad; identity; ' +
    'desenvolvimento humano; desarrollo humano; human development; desenvolvimento; desarrollo; development; relações; relaciones; relationships; ' +
    'ser humano; human being; liderança; liderazgo; leadership; comunicação; comunicación; comunicación efectiva; comunicação eficaz; communication; ' +
    'effective communication; melhoria; melhorias; mejora; mejoras; improvement; improvements; ética; ethics; respeito; respeto; respect; empatia; ' +
    'empatía; empathy; liberdade; libertad; freedom; igualdade; igualdad; equality; inclusão; inclusión; inclusion; qualidade; calidad; quality; ' +
    'motivação; motivación; motivation; transformação; transformación; transformation; progresso; progreso; progress; sociedade moderna; ' +
    'saúde mental; salud mental; mental health; cidadania; ciudadanía; citizenship; diversidade; diversidad; diversity; things; cosas; coisas; ' +
    'amor; love; paz; peace; poder; power; vida; life; futuro; future; família; family; excelência; excelencia; excellence; consciência; ' +
    'conciencia; awareness; produtividade; productividad; productivity; satisfação; satisfacción; satisfaction; espiritualidade; espiritualidad; spirituality',
)

/** Whole fields and frames of the world: they bound nothing. */
const wideNames = keysOf(
  'educação; educación; education; saúde; salud; health; direito; derecho; law; economia; economía; economy; sociedade; sociedad; society; mundo; ' +
    'world; planet; planeta; literatura; literature; história; historia; history; tecnologia; tecnología; technology; ciência; ciencia; science; ' +
    'medicina; medicine; política; politics; arte; art; meio ambiente; medio ambiente; environment; natureza; naturaleza; nature; empresa; empresas; ' +
    'companies; firms; organizações; organizaciones; organizations; instituições; instituciones; institutions; pessoas; personas; gente; people; ' +
    'sociedade atual; escola; escuela; school; brasileira; educação brasileira; negócios; negocios; ' +
    'business; internet; religião; religión; religion; filosofia; filosofía; philosophy; esporte; deporte; sport; música; ' +
    'music; país; país; country; mercado; mercado de trabalho; market; indústria; industria; industry; humanidade; humanidad; humanity; actualidad; ' +
    'atualidade; ambiente hospitalar; comércio; comercio; commerce; governo; gobierno; government; estado; state; global; usuários; usuarios; users; ' +
    'sistema de saúde; public; público; vida das pessoas; vida de las personas; people s lives; era digital; digital age',
)

/** Half of mankind, or an age of it: a group that bounds little. */
const anybodyNames = keysOf(
  'juventude; juventud; youth; jovens; jóvenes; young people; mulheres; mujeres; women; mulher; mujer; homens; hombres; men; crianças; niños; children; ' +
    'adultos; adults; estudantes; estudiantes; alunos; alumnos; students; trabalhadores; trabajadores; workers; consumidores; consumers; clientes; customers; ' +
    'cidadãos; ciudadanos; citizens; população; población; population',
)

/** Things so new that most joins with a small world were never studied, and sums that no small thing moves. */
const rareJoiners = keysOf(
  'metaverso; metaverse; blockchain; nft; nfts; criptomoeda; criptomoedas; criptomonedas; cryptocurrency; chatbot; chatbots; drone; drones; ' +
    'realidade virtual; realidad virtual; virtual reality; realidade aumentada; realidad aumentada; augmented reality; inteligência artificial; ' +
    'inteligencia artificial; artificial intelligence; computação quântica; computación cuántica; quantum computing; gêmeos digitais; gemelos digitales; ' +
    'digital twins; 5g; robôs; robots; chatgpt; smart contracts; contratos inteligentes; big data; internet das coisas; internet of things; deep learning; ' +
    'machine learning; tokens; pib; gdp; pib municipal; inflação; inflación; inflation; bolsa de valores; stock market; stock prices; ' +
    'taxa de câmbio; exchange rate; pib estadual; crescimento econômico; economic growth; nanotecnologia; nanotechnology; crispr; impressão 3d; hologramas; holograms',
)

/** Small worlds of custom and neighbourhood, where the newest technology was hardly ever studied. */
const smallWorlds =
  /(?<!\p{L})(?:ribeirinh\p{L}+|quilombol\p{L}+|caicar\p{L}+|seringueir\p{L}+|romarias?|procissao|procissoes|quermesses?|village|parish|church|allotments?|bell ringing|folk danc\p{L}+|bingo|domino|pigeon racing|parroquia|capilla|romerias?|peleas de gallos|cofradias?|carpa de circo)(?!\p{L})/u

const keyOf = (name: string): string => cognateStems(name).toSorted().join(' ')

/** Whether a name says a value or quality and nothing that could be observed. */
export const isAbstractName = (name: string): boolean => abstractNames.has(keyOf(name))
/** Whether a name is a whole field, the world or anybody. */
export const isWideName = (name: string): boolean => wideNames.has(keyOf(name))
/** Whether a group is so large that naming it bounds little. */
export const namesAnybody = (name: string): boolean => anybodyNames.has(keyOf(name))
/** Whether a name belongs to a small world of custom and neighbourhood. */
export const isSmallWorld = (name: string): boolean => smallWorlds.test(foldAccents(name))
/** Whether a name is a new technology or the sum of an economy. */
export const isRareJoiner = (name: string): boolean => {
  if (rareJoiners.has(keyOf(name))) return true
  const known = findConcept(name)
  return (
    known !== null &&
    Object.values(known.names)
      .flat()
      .some((other) => rareJoiners.has(keyOf(other)))
  )
}
