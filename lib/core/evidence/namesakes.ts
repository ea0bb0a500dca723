/** What is called after a place or a group and is neither: diseases, animals and their young. */
const CALLED_AFTER = new RegExp(
  `(?<!\\p{L})(?:${[
    'african (?:swine fever|horse sickness|green monkeys?|trypanosomiasis)|american (?:foulbrood|trypanosomiasis)',
    'west nile|rift valley fever|crimean[- ]congo|middle east respiratory|german measles|(?:spanish|hong kong) flu',
    'japanese (?:encephalitis|quails?)|chinese hamsters?|guinea pigs?|german shepherds?|french bulldogs?|brazil nuts?',
    'peste (?:porcina|su[ií]na|equina) africana|encefalit(?:e|is) japonesa|gripe espa(?:ñ|nh)ola',
    'turkeys|turkey (?:poults?|hens?|toms?|flocks?|meat|guts?|enteric|farms?|breeders?|production|\\(meleagris|\\p{L}*virus(?:es)?)',
    '(?:chickens?|ducks?|geese|quails?|broilers?)(?:,| and| or) turkey',
    'nursing (?:piglets?|pigs?|calves|lambs|pups|infants|mothers|dams|sows|cows|animals)',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** A text without what is only called after a place or a group of people ("African swine fever", "nursing piglets"). */
export function withoutNamesakes(text: string): string {
  return text.replace(CALLED_AFTER, ' ')
}
