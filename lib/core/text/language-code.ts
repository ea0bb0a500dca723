/** ISO 639-1 codes by three-letter code and by name in English, Portuguese and Spanish. */
const codes: ReadonlyMap<string, string> = new Map(
  (
    'en eng english inglês ingles inglés|pt por portuguese português portugues portugués|' +
    'es spa spanish espanhol español espanol castellano|fr fre fra french francês frances francés|' +
    'de ger deu german alemão alemao alemán aleman|it ita italian italiano|ru rus russian russo ruso|' +
    'zh chi zho chinese chinês chino mandarin|ja jpn japanese japonês japonés|ko kor korean coreano|ar ara arabic árabe|' +
    'nl dut nld dutch holandês neerlandés|pl pol polish polonês polaco|cs cze ces czech|sk slo slk slovak|sv swe swedish|' +
    'da dan danish|no nor norwegian|nb nob|nn nno|fi fin finnish|hu hun hungarian|tr tur turkish|el gre ell greek|' +
    'he heb hebrew|fa per fas persian farsi|uk ukr ukrainian|ro rum ron romanian|bg bul bulgarian|sr srp scc serbian|' +
    'hr hrv scr croatian|sl slv slovenian|lt lit lithuanian|lv lav latvian|et est estonian|id ind indonesian|' +
    'ms may msa malay|vi vie vietnamese|th tha thai|hi hin hindi|ca cat catalan catalão|gl glg galician galego|' +
    'eu baq eus basque|af afr afrikaans|is ice isl icelandic|la lat latin|bs bos bosnian|mk mac mkd macedonian|' +
    'sq alb sqi albanian|ka geo kat georgian|hy arm hye armenian|az aze azerbaijani|kk kaz kazakh|cy wel cym welsh|ga gle irish'
  )
    .split('|')
    .flatMap((line) => {
      const [code = '', ...names] = line.split(' ')
      return [code, ...names].map((name) => [name, code] as const)
    }),
)

/**
 * The ISO 639-1 code of a language given as a code ("por", "pt-BR", "EN") or a name ("Português", "English"); null for an
 * unknown one. Several languages for one work ("eng; por") give the first.
 */
export function normaliseLanguage(raw: string): string | null {
  const first =
    raw
      .slice(0, 100)
      .toLowerCase()
      .split(/[;,/|]/)[0]
      ?.trim() ?? ''
  const known = codes.get(first) ?? codes.get(first.split(/[-_\s]/)[0] ?? '')
  return known ?? null
}

/** The bibliographic three-letter code ("por") of an ISO 639-1 code, or null for an unknown one. */
export function threeLetterLanguage(code: string): string | null {
  return (
    [...codes].find(([name, short]) => short === code.toLowerCase() && /^[a-z]{3}$/.test(name))?.[0] ?? null
  )
}
