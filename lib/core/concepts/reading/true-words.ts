import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * Words of each language that are one slip of the keys from a name of the vocabulary and are right as they stand: a county is no country,
 * "perjuicio" no "prejuicio". Found by putting the words of spelling dictionaries through the correction; in the singular where there is one.
 */
const lines: Readonly<Record<ConceptLanguage, string>> = {
  en: 'anesthetic armrest automaton blandness boarder breadth breastfed businessman cantering canvass chordal clarification cleanser complementary complimentary consolation consternation constrict constriction contraption coping coroner corporeal correlational county crackling crotchet dearth deportment derivation divorcee ethnology etiology expensive explication farther faulty fiance forceps freeman fright funeral galley garage gemology handcraft hermitage impatient inanity inflection interrelation invincibility kingship lightning likability livability manger marking medial mensuration mortgagee nighttime nursling personalty phosphorous planar plantar pleasantry poplar preciousness predication preposition prevarication promotional proscription prostrate provability realty refuge reparation revere rotting sapling scrapping sentience sentient serous skepticism statue stratus stricture suckling textural tiling transpiration',
  es: 'absorto acotamiento aflojamiento alambrado alunado anodino autentificación avivamiento biorremediación cabildo cabrón calado caldera camisón cansino cantonés cariño caries casación causación celebridad cereza cesura cochina cognación colear comprado compás conejo conserjería consternación constricción contralto convenido costeño costra criado cuarto cualificación cultual cuneta deflación desatino desecho deshecho despierto despojamiento disenso dominico escaño eslavo esperma etiología etnología expoliación facturación femineidad fieltro fototerapia geómetra grafía hipotensión histérico infamatorio insistencia insolencia integrismo intimación isquemia jugada larvado ligamiento lineamiento madrina manifactura marista masticación medianía mediateca mejoría minorista modulación morbosidad mutilación norueste orografía ovárico paladear papelería parapsicología pecado pensado perjuicio pertinencia plantear plastia plática postgrado precesión predicación predicativo prevaricación promocional proposicional proscripción púbico químico racimo rastro redención remedición reparación reparo repatriación resina retoño románico salomón sanguina santería santidad selvicultura setiembre sexteto seísmo señorial solitaria soplido tipología titánico topografía topográfico trasversal traída tribual témpano usurario ventosa veraneo versificación vindicación violeta',
  pt: 'absorto accessível afeito alegoria aliteração altercação alternação altoplano ambidextria apreender arbítrio arterite artropatia atopia autentificação bandana barriga braile caldeira calção canseira capacitação captação caseira catação celebridade cepticismo clarificação coação comprimento compota concertação confirmação cotação conivência contração contralto coroação cortesã criticidade cromatografia deferencial deflação desarmonização difonia digrafia disfonia distração dourado editorial entoação etiologia etnologia epidérmico eletroacústica espanco esperma espinal espécime estadão estoma estrelar estrato estuação expectativa expiratório fascial fenologia fiação filogenia fitografia fotoquímico fototerapia frangão gestação hipotensão histérico insistência insolência isquemia ligamento modulação mutilação orografia ovariano pertinência perjúrio plastia predicação predicativo prevaricação promocional proposicional proscrição púbico redenção reparação repatriação resina retorno românico santidade sismo tipologia titânico topografia topográfico traição transversal vindicação violeta',
}

const kept = new Map<ConceptLanguage, ReadonlySet<string>>()

/** Whether a word, in whatever number, is right as it stands, however near it is to a name of the vocabulary. */
export function isTrueWord(word: string, language: ConceptLanguage): boolean {
  let words = kept.get(language)
  if (!words) {
    words = new Set(lines[language].split(' ').flatMap((line) => [foldAccents(line), cognateStem(line)]))
    kept.set(language, words)
  }
  return words.has(foldAccents(word)) || words.has(cognateStem(word))
}
