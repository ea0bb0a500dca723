type Phrase = readonly string[]

const phrases = (list: string): readonly Phrase[] =>
  list
    .split(';')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((a, b) => b.length - a.length)
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Greetings, thanks, whoever is spoken to, and small words that begin a sentence. Folded, in small letters, as all here; "é" keeps its accent, for "e" joins. */
export const openings = phrases(
  'oi; oii; oie; ola; opa; e ai; bom dia; boa tarde; boa noite; tudo bem; pessoal; gente; galera; professora; professor; profe; prof; hola; buenas; buenas tardes; buenas noches; buenos dias; que tal; todo bien; profesora; profesor; hi; hi there; hello; hey; hey there; good morning; good afternoon; good evening; carla; dra; dr; ' +
    'por favor; please; obrigada; obrigado; gracias; thanks; so; ok; okay; entao; entonces; well; bem; bom; pues; bueno; mas; pero; but; hmm; hmmm; um; eh; like; tipo',
)

export const doubts = phrases(
  "i don't know; i dont know; i do not know; don't know; don't know yet; not sure; not really sure; i'm not sure; im not sure; i am not sure; not sure yet; i'm not sure yet; i don't know yet; i really don't know; maybe; perhaps; i guess; i think; i think that; i was wondering; i was wondering if; i wonder if; " +
    'no tengo claro; no lo tengo claro; no estoy segura; no estoy seguro; tengo dudas; ni idea; nao tenho certeza; nao tenho ideia; estou na duvida; sem ideia; no idea; i have no idea; no clue; ' +
    'nao sei; eu nao sei; nao sei bem; nao sei ainda; ainda nao sei; nao sei ao certo; nao sei direito; talvez; acho que; acho que vou de; vou de; eu acho que; acho; penso que; creio que; sei la; no se; no lo se; no se bien; no lo se bien; todavia no se; aun no se; no se todavia; quiza; quizas; tal vez; creo que; yo creo que; pienso que',
)

/** What a student wishes, likes or was advised: what follows is the thing, or what is done with it. */
export const wishes = phrases(
  "i'd like to; i would like to; id like to; i'd love to; i would love to; i want to; i really want to; i wanna; i hope to; i plan to; i need to; i have to; i intend to; i'm hoping to; i'm planning to; i'm going to; i am going to; im going to; i'm trying to; i'm interested in; i am interested in; im interested in; i'm really interested in; i'm curious about; i'm thinking of; i'm thinking about; i'm thinking; im thinking; im thinking of; im thinking about; i am thinking of; i am thinking about; i'm doing mine on; im doing mine on; i am doing mine on; mine is on; mine is about; o meu é sobre; a minha é sobre; la mia es sobre; el mio es sobre; i was thinking of; i was thinking about; thinking of; thinking about; i'm planning on; i'm dreaming of; what interests me is; i like; i love; i enjoy; i really like; i really love; i really enjoy; we want to; we would like to; my supervisor said i should; my advisor said i should; my supervisor suggested; my advisor suggested; i'd like; i would like; i want; " +
    'quero; eu quero; queria; eu queria; queria muito; quero que; queria que; gostaria; gostaria de; eu gostaria de; gostaria muito de; gostaria que; pretendo; eu pretendo; penso em; pensei em; eu pensei em; pensava em; pensando em; estou pensando em; estava pensando em; to pensando em; tenho vontade de; tenho ideia de; tenho interesse em; me interesso por; me interesso pelo; me interesso pela; me interessa; estou interessada em; estou interessado em; interesso-me por; gosto de; gosto muito de; eu gosto de; eu gosto muito de; adoro; eu adoro; gostava de; meu orientador sugeriu; minha orientadora sugeriu; meu orientador pediu para; minha orientadora pediu para; ' +
    'quiero; yo quiero; quisiera; me gustaria; a mi me gustaria; quiero que; quisiera que; me gustaria que; pense en; estoy pensando en; estaba pensando en; tengo ganas de; tengo la idea de; tengo interes en; me interesa; me interesan; me interesa mucho; me interesa el tema de; me interesa el tema del; necesito un tema de; necesito un tema sobre; preciso de um tema sobre; preciso de um tema de; i need a topic on; i need a topic about; estoy interesada en; estoy interesado en; me gusta; me gustan; a mi me gusta; me gusta mucho; me encanta; me encantan; mi tutor sugirio; mi tutora sugirio; mi director sugirio; mi asesor sugirio; mi asesora sugirio',
)

/** The same only before what is done: alone they may be a part of the thing. */
export const weakWishes = phrases(
  "i'm; im; i am; vou; eu vou; eu ia; estou; estava querendo; preciso; tenho que; tenho de; desejo; estoy; voy a; debo; tengo que; necesito; deseo; pienso; pensaba",
)

export const doings = phrases(
  'estudar; estudiar; study; pesquisar; investigar; investigate; research; falar; hablar; talk; escrever; escribir; write; fazer; hacer; do; desenvolver; desarrollar; trabalhar; trabajar; work; analisar; analizar; analyse; analyze; entender; understand; understand better; compreender; comprender; saber; know; find out; learn; learn more; abordar; tratar; ver; look; explorar; explore; examine; conhecer; conocer; focar; enfocar; focus; entender melhor; entender mejor; saber mais; saber mas; writing; doing; studying; researching; working; looking; fazendo; escrevendo; estudando; pesquisando; haciendo; escribiendo; estudiando; investigando; fazer algo; hacer algo; do something; estudar algo; estudiar algo; study something; escrever algo; write something; fazer alguma coisa; fosse; seja; fuera; sea; to be',
)

/** Kinds of work that a student writes. */
export const works = words(
  'tcc tfg tfm tese tesis tesina thesis monografia dissertacao dissertation disertacion pesquisa investigacion research trabalho trabajo work estudo estudio study projeto proyecto project artigo articulo paper essay mestrado doutorado doctorado maestria',
)
/** What such a work has. */
export const workSubjects = words(
  'tema topico assunto titulo foco topic subject title theme focus ideia idea interesse interes interest pergunta pregunta question',
)
export const owners = words('meu minha mi my nosso nossa nuestro nuestra our')
export const workLinks = words(
  "um uma un una an a o os el la the esse este essa esta this do da del de of no na en em para pra for pro in ao master's masters bachelor's bachelors final undergraduate phd",
)
export const workTails = phrases(
  'de conclusao de curso; de conclusao; de curso; de fim de curso; de grado; de fin de grado; de fin de master; de master; de mestrado; de maestria; de doutorado; de doctorado; de graduacao; de licenciatura; final; topic; idea; question; project; thesis; dissertation; proposal',
)
export const copulas = phrases(
  'is; to; is about; is on; is to; will be; will be about; will be on; would be; would be about; is going to be; is going to be about; deals with; looks at; to be; to be about; ' +
    'é; é sobre; sera; sera sobre; seria; seria sobre; vai ser; vai ser sobre; trata de; trata da; trata do; trata; vai tratar de; vai tratar da; vai tratar do; vai falar de; vai falar sobre; fala de; fala sobre; aborda; vai abordar; fosse sobre; seja sobre; fosse; ' +
    'es; es sobre; va a ser; va a ser sobre; va a tratar de; va a tratar del; va a tratar sobre; trata sobre; trata del; tratara de; tratara del; tratara sobre; va a hablar de; habla de; habla del; fuera sobre; sea sobre; fuera',
)
/** What leads from a kind of work to its thing, and cannot be a part of the name of a thing. */
export const onlyAbout = words('sobre about regarding acerca')
/** What leads from a wish or a work to the thing. */
export const abouts = phrases(
  'sobre; acerca de; acerca del; a respeito de; a respeito da; a respeito do; sobre o tema de; sobre el tema de; sobre el tema del; about; on; regarding; relacionado a; relacionado com; relacionada com; relacionado con; algo sobre; something about; something on; at; into; com; con; with; de; del; da; do; dos; das; em; o tema de; o tema da; o tema do; el tema de; el tema del; the topic of; como; how; whether; if; se; si; sobre como; about how; at how; into how; on how',
)
