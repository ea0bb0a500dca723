import { agricultureAndFood } from './agriculture-and-food'
import { arts } from './arts'
import { artsEveryday } from './arts-everyday'
import { athletes } from './athletes'
import { bodyAndTreatment } from './body-and-treatment'
import { brazilianPlaces } from './brazilian-places'
import { britishPlaces } from './british-places'
import { buildingsAndMachines } from './buildings-and-machines'
import { chemistryAndEarth } from './chemistry-and-earth'
import { citiesAndSpace } from './cities-and-space'
import { computing } from './computing'
import { computingEveryday } from './computing-everyday'
import { cropsAndAnimals } from './crops-and-animals'
import { cropsHomesAndDevices } from './crops-homes-and-devices'
import { cropsMaterialsAndMethods } from './crops-materials-and-methods'
import { culturalVenues } from './cultural-venues'
import { disabilitiesAndPatients } from './disabilities-and-patients'
import { economicsAndLabour } from './economics-and-labour'
import { educationDidactics } from './education-didactics'
/** All parts of the built-in vocabulary. Where two parts share a name, the earlier one keeps it. */
import { educationEveryday } from './education-everyday'
import { educationGeneral } from './education-general'
import { educationLanguage } from './education-language'
import { educationPolicy } from './education-policy'
import { energy } from './energy'
import { engineering } from './engineering'
import { engineeringMaterials } from './engineering-materials'
import { environment } from './environment'
import { environmentEveryday } from './environment-everyday'
import { farmWaterAndWildlife } from './farm-water-and-wildlife'
import { firmsBySize } from './firms-by-size'
import { generalTerms } from './general-terms'
import { growersGradesAndChains } from './growers-grades-and-chains'
import { healthAgeing } from './health-ageing'
import { healthBiologyVeterinary } from './health-biology-veterinary'
import { healthConditions } from './health-conditions'
import { healthEveryday } from './health-everyday'
import { healthInfectious } from './health-infectious'
import { healthMaternalChild } from './health-maternal-child'
import { healthNursingCare } from './health-nursing-care'
import { healthNutrition } from './health-nutrition'
import { healthPharmacyDentistry } from './health-pharmacy-dentistry'
import { healthPopulations } from './health-populations'
import { healthPublic } from './health-public'
import { healthRehabSport } from './health-rehab-sport'
import { healthServices } from './health-services'
import { healthSettings } from './health-settings'
import { healthSettingsAndServices } from './health-settings-and-services'
import { healthWorkMental } from './health-work-mental'
import { historyAndHeritage } from './history-and-heritage'
import { iberoAmericanPlaces } from './ibero-american-places'
import { iberoAmericanRegions } from './ibero-american-regions'
import { institutions } from './institutions'
import { jobsTaxesAndShops } from './jobs-taxes-and-shops'
import { kindsOfBusiness } from './kinds-of-business'
import { landWaterAndNature } from './land-water-and-nature'
import { languageAndLiterature } from './language-and-literature'
import { lawCivilPublic } from './law-civil-public'
import { lawCriminalLabor } from './law-criminal-labor'
import { lawGeneral } from './law-general'
import { lawWorkAndTrade } from './law-work-and-trade'
import { lettersArtsAndLife } from './letters-arts-and-life'
import { lettersArtsAndTechnology } from './letters-arts-and-technology'
import { literatureAndLibraries } from './literature-and-libraries'
import { livingBeings } from './living-beings'
import { machinesAndMaterials } from './machines-and-materials'
import { marketingAndConsumers } from './marketing-and-consumers'
import { mathematics } from './mathematics'
import { measures } from './measures'
import { methods } from './methods'
import { occupationAndCitizenship } from './occupation-and-citizenship'
import { occupations } from './occupations'
import { operationsAndFinance } from './operations-and-finance'
import { originsAndCommunities } from './origins-and-communities'
import { peopleAndOrganisations } from './people-and-organisations'
import { peopleLawAndLetters } from './people-law-and-letters'
import { periodsOfHistory } from './periods-of-history'
import { philosophy } from './philosophy'
import { physicsAndAstronomy } from './physics-and-astronomy'
import { places } from './places'
import { placesOfTheNorth } from './places-of-the-north'
import { platforms } from './platforms'
import { populations } from './populations'
import { professions } from './professions'
import { psychologyLife } from './psychology-life'
import { psychologyMind } from './psychology-mind'
import { publicManagementAndEconomics } from './public-management-and-economics'
import { regionsOfTheNorth } from './regions-of-the-north'
import { regionsWithinCountries } from './regions-within-countries'
import { sanitationAndMining } from './sanitation-and-mining'
import { schoolPopulations } from './school-populations'
import { schoolSettings } from './school-settings'
import { settings } from './settings'
import {
  engineeringNouns,
  healthAndMindNouns,
  naturalScienceNouns,
  schoolAndLetterNouns,
} from './single-nouns'
import { societyCultureReligion } from './society-culture-religion'
import { societyEveryday } from './society-everyday'
import { societyGenderRace } from './society-gender-race'
import { societyMedia } from './society-media'
import { societyPolitics } from './society-politics'
import { societySocial } from './society-social'
import { societyTourism } from './society-tourism'
import { societyUrban } from './society-urban'
import { softwareAndMedia } from './software-and-media'
import { softwareAndNetworks } from './software-and-networks'
import { spanishAmericanAndIberianPlaces } from './spanish-american-and-iberian-places'
import { sportAndLeisure } from './sport-and-leisure'
import { sportsPeople } from './sports-people'
import { stagesOfLife } from './stages-of-life'
import { strategyAndMarketing } from './strategy-and-marketing'
import { studyAndSchool } from './study-and-school'
import { teachersAndStudents } from './teachers-and-students'
import { territories } from './territories'
import { times } from './times'
import { translation } from './translation'
import { transport } from './transport'
import { uprisingsLettersAndPastimes } from './uprisings-letters-and-pastimes'
import { viewsAndScholarship } from './views-and-scholarship'
import type { VocabularyPart } from './vocabulary-part'
import { workAndConsumption } from './work-and-consumption'
import { workMoneyAndLiving } from './work-money-and-living'
import { workersMigrantsAndCourses } from './workers-migrants-and-courses'
import { workplacesAndVenues } from './workplaces-and-venues'

export const vocabularyParts: readonly VocabularyPart[] = [
  healthPopulations,
  schoolPopulations,
  populations,
  computing,
  engineering,
  environment,
  healthSettings,
  iberoAmericanPlaces,
  schoolSettings,
  originsAndCommunities,
  disabilitiesAndPatients,
  athletes,
  occupationAndCitizenship,
  professions,
  sportsPeople,
  teachersAndStudents,
  occupations,
  firmsBySize,
  settings,
  healthSettingsAndServices,
  institutions,
  workplacesAndVenues,
  culturalVenues,
  territories,
  platforms,
  peopleAndOrganisations,
  strategyAndMarketing,
  marketingAndConsumers,
  operationsAndFinance,
  publicManagementAndEconomics,
  economicsAndLabour,
  agricultureAndFood,
  citiesAndSpace,
  historyAndHeritage,
  languageAndLiterature,
  arts,
  sportAndLeisure,
  mathematics,
  physicsAndAstronomy,
  chemistryAndEarth,
  places,
  iberoAmericanRegions,
  brazilianPlaces,
  spanishAmericanAndIberianPlaces,
  britishPlaces,
  placesOfTheNorth,
  times,
  stagesOfLife,
  periodsOfHistory,
  methods,
  measures,
  viewsAndScholarship,
  generalTerms,
  softwareAndNetworks,
  transport,
  energy,
  machinesAndMaterials,
  sanitationAndMining,
  livingBeings,
  translation,
  literatureAndLibraries,
  kindsOfBusiness,
  workMoneyAndLiving,
  landWaterAndNature,
  regionsWithinCountries,
  regionsOfTheNorth,
  lettersArtsAndTechnology,
  workersMigrantsAndCourses,
  jobsTaxesAndShops,
  cropsHomesAndDevices,
  uprisingsLettersAndPastimes,
  growersGradesAndChains,
  educationDidactics,
  educationGeneral,
  educationLanguage,
  educationPolicy,
  healthAgeing,
  healthBiologyVeterinary,
  healthConditions,
  healthInfectious,
  healthMaternalChild,
  healthNursingCare,
  healthNutrition,
  healthPharmacyDentistry,
  healthPublic,
  healthRehabSport,
  healthServices,
  healthWorkMental,
  lawCivilPublic,
  lawCriminalLabor,
  lawGeneral,
  philosophy,
  psychologyLife,
  psychologyMind,
  societyCultureReligion,
  societyGenderRace,
  societyMedia,
  societyPolitics,
  societySocial,
  societyTourism,
  societyUrban,
  educationEveryday,
  workAndConsumption,
  environmentEveryday,
  cropsAndAnimals,
  engineeringMaterials,
  computingEveryday,
  healthEveryday,
  societyEveryday,
  artsEveryday,
  bodyAndTreatment,
  buildingsAndMachines,
  farmWaterAndWildlife,
  lawWorkAndTrade,
  lettersArtsAndLife,
  softwareAndMedia,
  studyAndSchool,
  cropsMaterialsAndMethods,
  peopleLawAndLetters,
  naturalScienceNouns,
  engineeringNouns,
  healthAndMindNouns,
  schoolAndLetterNouns,
]
