import { cueMatcher } from './find-cue'

const advises = cueMatcher({
  en: 'should|ought to|recommend*|suggest caution|suggests caution|suggest paying|suggests paying|suggest more attention|caution before|need to be considered|must be considered',
  pt: 'deve|devem|deveria|deveriam|recomenda*|recomenda-se|recomendam-se|sugerem cautela|sugere cautela|sugere-se|cautela antes|sugerem prestar|sugerem dar|merece atencao|merecem atencao|dar mais atencao|prestar mais atencao|maior atencao',
  es: 'debe|deben|deberia|deberian|recomienda*|se recomienda|sugieren cautela|sugiere cautela|se sugiere|cautela antes|sugieren prestar|merece atencion|prestar mas atencion|mayor atencion',
})

/** True when a sentence tells somebody what to do: what a study advises is not what it found. */
export function isRecommendation(text: string, language: string | null): boolean {
  return advises(text, language) !== null
}
