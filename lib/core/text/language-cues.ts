/**
 * What gives a language of Latin script away in a short academic text. Words are lower case with accents.
 *   words    function words: the glue that names and technical terms never replace; the stop words of the language too
 *   nouns    words of no subject that titles of every field use ("study", "análise")
 *   endings  word endings of academic vocabulary, without the hyphen
 *   letters  letters or pairs that the others hardly use
 *   prior    added once when any cue was seen: how much likelier the language is among student sources
 * A cue that several languages share counts for each of them by its share, so shared cues decide little.
 */
export interface LanguageCues {
  readonly words: string
  readonly nouns: string
  readonly endings: string
  readonly letters: string
  readonly prior: number
}

export const languageCues = {
  en: {
    words:
      'the of and in to for with on by from an a is are was were be been as at that this these those their its his her our we it they which who whose what how why when where between among within through toward towards during after before under over into using based or not no but than versus vs via without against across upon about more most both can may do does did has have had will would should could such other some any all each new there here also however if while',
    nouns:
      'using based study studies analysis review report case cases effect effects care health role impact patients treatment development assessment evaluation model models systems research approach evidence survey trial design quality learning children adults older women men young people school work disease risk factors changes towards toward new first advances update perspectives guideline guidelines acute early late long',
    endings:
      'tion tions sion sions ment ments ness ing ings ity ities ship ships ed ical ally ously ive ives ful less ology ologies ists ism able ible ance ence ences ers ors ogy aphy ysis yses ics eous ious ural onal ional ated ies wth ght',
    letters: 'th wh sh ck ph ee oo gh ew wn',
    prior: 0.6,
  },
  pt: {
    words:
      'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para ao à aos às com sem sob sobre entre até após e ou mas que se não nem como quando onde qual quais quem cujo cuja é são foi foram ser sendo sido está estão este esta estes estas esse essa isso isto aquele seu sua seus suas também já mais menos muito há ainda através segundo desde nosso nossa ele ela eles elas lhe pode podem durante perante contra mediante tem têm',
    nouns:
      'estudo estudos análise revisão avaliação efeito efeitos caso casos saúde ensino educação desenvolvimento pacientes pesquisa uso influência relação trabalho brasil brasileiro brasileira crianças mulheres gestão escola características proposta impactos fatores qualidade experiência',
    endings:
      'ção ções são sões dade dades mento mentos agem agens ismo ista istas ia ias ico ica icos icas ão ões ães ção vel veis ência ências ância âncias al ais ivo iva ivos ivas ado ada ados adas ndo nça nças oso osa eiro eira eiros eiras inho inha ológico ológica logia',
    letters: 'ã õ ç ê â ô lh nh ão ções',
    prior: 0.5,
  },
  es: {
    words:
      'el la los las lo un una unos unas de del al a en por para con sin bajo sobre entre hasta tras ante y e o u pero sino que se no ni como cuando donde cual cuales quien quienes cuyo cuya es son fue fueron ser siendo sido está están este esta estos estas ese esa eso esto aquel su sus también ya más menos muy hay aún desde según hacia durante mediante contra nuestro nuestra él ella ellos ellas le les puede pueden ha han era muy porque así otro otra otros otras',
    nouns:
      'estudio estudios análisis revisión evaluación efecto efectos caso casos salud enseñanza educación desarrollo pacientes investigación uso influencia relación trabajo niños niñas mujeres gestión escuela características propuesta factores calidad experiencia',
    endings:
      'ción ciones sión siones dad dades miento mientos aje ajes ismo ista istas ía ías ico ica icos icas ión iones ble bles encia encias ancia ancias al ales ivo iva ivos ivas ado ada ados adas ando iendo anza anzas oso osa ero era eros eras dor dores ológico ológica logía',
    letters: 'ñ ll ¿ ¡ ió ué uev iem',
    prior: 0.5,
  },
  gl: {
    words:
      'o a os as un unha uns unhas de do da dos das dun dunha en no na nos nas nun nunha por polo pola polos polas para ao á aos ás con co coa cos coas sen baixo sobre entre ata tras e ou mais pero que se non nin como cando onde cal cales quen é son foi foron ser sendo sido está están este esta estes estas ese esa iso isto aquel seu súa seus súas tamén xa máis menos moi hai aínda desde segundo cara durante mediante contra noso nosa el ela eles elas lle lles pode poden',
    nouns:
      'estudo estudos análise revisión avaliación efecto efectos caso casos saúde ensino educación desenvolvemento investigación uso influencia relación traballo nenos mulleres xestión escola características proposta calidade experiencia galego galega lingua',
    endings:
      'ción cións sión sións dade dades mento mentos axe axes ismo ista istas ble bles eiro eira eiros eiras ño ña xía logía',
    letters: 'ñ xe xi ll nh',
    prior: -0.6,
  },
  ca: {
    words:
      'el la els les l un una uns unes de del dels d a al als en n amb per pel pels sense sota sobre entre fins i o però sinó que qui es s no ni com quan on qual quals és són va van ser sent estat està estan aquest aquesta aquests aquestes aquell això seu seva seus seves també ja més menys molt hi ha encara des segons cap durant mitjançant contra nostre nostra ell ella ells elles li pot poden dins',
    nouns:
      'estudi estudis anàlisi revisió avaluació efecte efectes cas casos salut ensenyament educació desenvolupament pacients recerca ús influència relació treball treballs nens dones gestió escola característiques proposta qualitat experiència català catalana',
    endings:
      'ció cions sió sions tat tats ment ments atge atges isme ista istes ia ies ics iques ble bles ència ències ància nça dor dors itat itats aris ques',
    letters: 'l·l ny tx ç à è ò ï ix ss',
    prior: -0.4,
  },
  fr: {
    words:
      'le la les l un une des de du d à au aux en par pour avec sans sous sur entre dans chez vers depuis pendant et ou mais ni car que qu qui dont où ne pas se s ce cet cette ces c est sont été être fut furent ayant a ont son sa ses leur leurs notre nos votre il elle ils elles on nous vous je j comme plus moins très aussi ainsi selon lors afin entre peut peuvent y quand comment pourquoi quel quelle quels quelles autre autres',
    nouns:
      'étude études analyse revue évaluation effet effets cas santé enseignement développement patients recherche travail enfants femmes gestion école qualité',
    endings:
      'tion tions sion sions ment ments ité ités eur eurs euse euses ique iques isme ismes iste istes ance ances ence ences age ages é és ée ées er aire aires eux elle elles if ive ifs ives ogie aux',
    letters: 'ç é è ê à œ ù où eau eux oi qu ou ai',
    prior: 0.1,
  },
  it: {
    words:
      'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla dai dalle in nel nello nella nei negli nelle su sul sulla sui sulle con per tra fra e ed o ma che chi cui non né si come quando dove quale quali è sono fu furono essere stato stata questo questa questi queste quello suo sua suoi sue loro anche già più meno molto ancora secondo verso durante mediante contro nostro nostra può possono ha hanno',
    nouns:
      'studio studi analisi revisione valutazione effetti caso casi salute insegnamento sviluppo pazienti ricerca lavoro bambini donne gestione scuola qualità',
    endings:
      'zione zioni sione sioni ità mento menti aggio ismo ismi ista isti iche ico ica ici ale ali ivo iva ivi ive ato ata ati ate ando endo enza enze anza anze oso osa tore tori ezza ezze logia',
    letters: 'gli zz cch gn tà ù ò ì ghi',
    prior: 0,
  },
  de: {
    words:
      'der die das des dem den ein eine einer eines einem einen und oder aber in im ins am an auf aus bei beim mit nach von vom zu zum zur für über unter zwischen durch gegen ohne um als wie ob dass wenn weil nicht kein keine ist sind war waren wird werden wurde wurden sein hat haben sich er sie es wir ihr ihre ihrer seine seiner dieser diese dieses auch nur noch mehr so was wer welche sowie bis seit während können kann soll',
    nouns:
      'studie studien analyse untersuchung bewertung wirkung einfluss fall gesundheit unterricht entwicklung patienten forschung arbeit kinder frauen schule qualität',
    endings:
      'ung ungen heit heiten keit keiten schaft schaften lich liche lichen licher isch ische ischen ischer ieren tät ismus ig ige igen tion tionen ät nis nisse ern ten ein',
    letters: 'ß ä ö ü sch ch ei tz ck pf',
    prior: 0.1,
  },
  nl: {
    words:
      'de het een van en in op te aan met voor door bij naar uit over onder tussen tegen zonder om als dat die dit deze niet geen is zijn was waren wordt worden werd werden heeft hebben zich hij zij ze wij we hun haar ook nog maar meer dan of wat wie hoe waar tot sinds tijdens kan kunnen onderzoek',
    nouns: '',
    endings: 'heid heden ing ingen lijk lijke isch ische atie aties iteit eren schap baar tie ties',
    letters: 'ij aa ee oo uu sch',
    prior: -0.2,
  },
  ro: {
    words:
      'și în din de la cu pe pentru prin despre între după fără sub un o unei unui ai ale al a este sunt fost fi care ce că nu sau dar mai foarte acest această aceste lor lui său sa sale într asupra către',
    nouns: '',
    endings: 'ție ții ției iei ului ilor ele tate tatea ism ist are ești ească',
    letters: 'ă ș ț ş ţ î',
    prior: -0.4,
  },
  sv: {
    words:
      'och i att det som en ett på är av för med den till inte om har de ej från vid under mellan mot utan var varit blir efter hos eller men kan ska sig sin sitt sina hur när denna detta dessa samt',
    nouns: '',
    endings: 'ning ningar het heter isk iska ande ende skap tion tioner lig liga arna erna',
    letters: 'å ä ö',
    prior: -0.4,
  },
  da: {
    words:
      'og i at det som en et på er af for med den til ikke om har de fra ved under mellem mod uden var blev bliver efter hos eller men kan skal sig sin sit sine hvordan når denne dette disse samt',
    nouns: '',
    endings: 'ning ninger hed heder isk iske ende skab tion tioner lig lige erne',
    letters: 'æ ø å',
    prior: -0.4,
  },
  no: {
    words:
      'og i å at det som en et ei på er av for med den til ikke om har de fra ved under mellom mot uten var ble blir etter hos eller men kan skal seg sin sitt sine hvordan når denne dette disse samt',
    nouns: '',
    endings: 'ning ninger het heter isk iske ende skap sjon sjoner lig lige ene',
    letters: 'æ ø å sj',
    prior: -0.4,
  },
  fi: {
    words:
      'ja on ei se että joka jotka tai mutta kun kuin myös sekä ovat oli olivat ole hän he tämä nämä niiden sen siitä kanssa mukaan välillä',
    nouns: '',
    endings: 'ssa ssä sta stä lla llä lta ltä ksi nen inen suus uus minen tta ttä',
    letters: 'ää öö yy kk',
    prior: -0.4,
  },
  pl: {
    words:
      'i w z na do o się nie że jest są był była było dla od po przez przy pod nad między jako oraz lub ale czy jak co który która które tego tej tych ich jego jej',
    nouns: '',
    endings: 'ość ości anie enia ania enie nych ych ego owa owy ami ach ów ski ska',
    letters: 'ł ą ę ś ć ż ź ń sz cz rz',
    prior: -0.4,
  },
  tr: {
    words:
      've bir bu ile için olarak olan da de ki mi mı gibi daha en çok göre üzerine arasında üzerinde ne o şu her ise',
    nouns: '',
    endings: 'lar ler ların lerin ları leri nın nin ında inde ması mesi lik lık sı si ği',
    letters: 'ı ğ ş ü ö ç',
    prior: -0.4,
  },
  la: {
    words: 'et in de ad cum ex est sunt non ut quod qui quae sive vel ab per pro sed atque nec',
    nouns: '',
    endings: 'orum arum ibus tio tionis ae',
    letters: '',
    prior: -2,
  },
} as const satisfies Record<string, LanguageCues>

/** Scripts that belong to one language, or nearly so, as ranges of Unicode property names. */
export const scriptLanguages = [
  ['Hangul', 'ko'],
  ['Greek', 'el'],
  ['Hebrew', 'he'],
  ['Thai', 'th'],
  ['Devanagari', 'hi'],
  ['Bengali', 'bn'],
  ['Tamil', 'ta'],
  ['Georgian', 'ka'],
  ['Armenian', 'hy'],
  ['Khmer', 'km'],
  ['Ethiopic', 'am'],
] as const
