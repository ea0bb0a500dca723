import type { DesignId } from '@/lib/contracts/proposal-run'
import type { DesignTexts } from './design-texts'

/** What is said of each design in English. */
export const designTextsEn: Readonly<Record<DesignId, DesignTexts>> = {
  survey: {
    name: 'Cross-sectional survey with correlation and regression analysis',
    short: 'a cross-sectional survey',
    fits: 'the questions ask how variables are distributed and how they relate to each other across many cases',
    course:
      'A structured questionnaire is answered once by a sample of the population; scales are checked for reliability, and relationships are estimated by correlation and multiple regression.',
    gather: 'Cross-sectional questionnaire survey',
    analyse: 'Descriptive statistics, correlation and multiple regression',
    pros: [
      'Reaches many people in little time and at little cost.',
      'Gives estimates with a stated margin of error.',
      'Validated scales make the results comparable with earlier studies.',
    ],
    cons: [
      'A single point in time does not establish cause and effect.',
      'Answers are self-reported and open to social desirability.',
      'A low response rate may bias the sample.',
    ],
    techniques: [
      'Structured online questionnaire with validated scales',
      'Pilot test of the questionnaire with five to ten people of the target group',
      'Up to three reminders to those who were invited',
    ],
    dataSources: [
      'Primary data: answers of people who meet the inclusion criteria',
      'Lists or mailing channels of institutions and associations that agree to pass the invitation on',
    ],
  },
  experiment: {
    name: 'Randomised controlled experiment',
    short: 'a randomised controlled experiment',
    fits: 'the questions ask for the effect of one variable on another, and the researcher can decide who receives what',
    course:
      'Participants are assigned at random to an intervention and a control group, the outcome is measured in the same way in both, and the difference is tested.',
    gather: 'Randomised experiment with a control group',
    analyse: 'Comparison of groups with effect sizes and confidence intervals',
    pros: [
      'The strongest design for a causal claim.',
      'Random assignment balances what was not measured.',
      'The sample needed can be computed before it begins.',
    ],
    cons: [
      'The intervention must be within reach of the researcher and ethically acceptable.',
      'Needs an approved protocol, and participants who stay to the end.',
      'Controlled conditions may not carry over to daily practice.',
    ],
    techniques: [
      'Random assignment to an intervention and a control group',
      'Measurement of the outcome before and after with the same instrument',
      'Log of drop-outs and deviations from the protocol',
    ],
    dataSources: [
      'Primary data: measurements of participants in both groups',
      'Protocol and log of the experiment',
    ],
  },
  'quasi-experiment': {
    name: 'Quasi-experiment with a comparison group',
    short: 'a quasi-experiment with a comparison group',
    fits: 'the questions ask for an effect, but who receives the intervention is decided by others',
    course:
      'A group that receives the intervention is compared before and after with a similar group that does not; known differences are adjusted for.',
    gather: 'Pre-test and post-test with a non-equivalent comparison group',
    analyse: 'Difference-in-differences with adjustment for known covariates',
    pros: [
      'Estimates an effect where random assignment is impossible.',
      'Takes place under real conditions.',
      'The comparison group guards against mistaking a trend for an effect.',
    ],
    cons: [
      'Groups may differ in what was not measured.',
      'Depends on an institution that lets both groups be observed.',
      'Two waves of measurement take time and lose participants.',
    ],
    techniques: [
      'Measurement before and after with the same instrument',
      'Selection of a comparison group by stated criteria',
      'Record of what else changed in the period',
    ],
    dataSources: [
      'Primary data: measurements of both groups in two waves',
      'Records of the institution on the course of the intervention',
    ],
  },
  'secondary-data': {
    name: 'Quantitative analysis of existing data',
    short: 'a quantitative analysis of existing data',
    fits: 'the questions can be answered with data that others have already collected, provided that a data set with the variables is found',
    course:
      'A public or institutional data set is selected by stated criteria, documented, cleaned, and analysed with regression models that are laid down beforehand.',
    gather: 'Selection, documentation and cleaning of existing data',
    analyse: 'Descriptive statistics and regression on existing data',
    pros: [
      'No fieldwork: the hours go into the analysis.',
      'Samples far larger than a thesis could collect.',
      'Others can repeat the analysis on the same data.',
    ],
    cons: [
      'The variables are those that others chose to measure.',
      'Access may need an application and time.',
      'Quality and missing values must be taken as they are.',
    ],
    techniques: [
      'Selection of data sets by stated criteria (coverage, variables, period, licence)',
      'Extraction and cleaning by a script that is kept with the thesis',
      'Codebook with the source of every variable',
    ],
    dataSources: [
      'Public microdata and open-data portals of statistical offices and research repositories',
      'Data published with the studies that the review finds',
    ],
  },
  simulation: {
    name: 'Simulation study',
    short: 'a simulation study',
    fits: 'the questions ask how a system behaves under conditions that can be modelled more easily than observed',
    course:
      'A model is specified, implemented and verified; scenarios are run many times with different random seeds and compared.',
    gather: 'Specification, implementation and verification of a simulation model',
    analyse: 'Comparison of scenarios over replications, with sensitivity analysis',
    pros: [
      'Needs neither participants nor field access.',
      'Conditions are controlled completely and can be repeated exactly.',
      'Allows scenarios that could not be tried in reality.',
    ],
    cons: [
      'The results hold as far as the assumptions of the model do.',
      'Calibration needs empirical values from elsewhere.',
      'Programming takes longer than it seems.',
    ],
    techniques: [
      'Simulation runs by a designed plan of scenarios',
      'Logging of outcome measures for each replication and seed',
      'Sensitivity analysis of the main parameters',
    ],
    dataSources: [
      'Synthetic data generated by the model',
      'Published values for the calibration of its parameters',
    ],
  },
  'systematic-review': {
    name: 'Systematic literature review',
    short: 'a systematic literature review',
    fits: 'the questions ask what is known, and the studies needed have already been published',
    course:
      'Published studies are searched in several databases by a written protocol, screened against criteria, appraised, and synthesised.',
    gather: 'Systematic search, screening and data extraction',
    analyse: 'Quality appraisal and synthesis of the included studies',
    pros: [
      'Needs no participants, no travel and no ethics approval.',
      'A written protocol makes every decision traceable.',
      'Shows what is known and where the evidence is missing.',
    ],
    cons: [
      'Cannot answer what nobody has studied.',
      'Screening is long, and one reviewer alone makes more mistakes than two.',
      'Studies that differ too much cannot be pooled.',
    ],
    techniques: [
      'Search in several databases with a documented query for each',
      'Screening of titles and abstracts, then of full texts, against written criteria',
      'Data extraction with a form that was tried on three studies',
    ],
    dataSources: [
      'Bibliographic databases chosen in this project',
      'Reference lists and citing works of the included studies',
    ],
  },
  interviews: {
    name: 'Semi-structured interviews with thematic analysis',
    short: 'a study with semi-structured interviews',
    fits: 'the questions ask how people experience and understand something, in their own words',
    course:
      'People who know the matter from their own experience are interviewed with a guide; the transcripts are coded and condensed into themes.',
    gather: 'Semi-structured interviews',
    analyse: 'Reflexive thematic analysis of the transcripts',
    pros: [
      'Brings out reasons and meanings that no questionnaire foresees.',
      'Small numbers are enough when the group is well chosen.',
      'Can be held by video call.',
    ],
    cons: [
      'The results do not give frequencies for a population.',
      'Transcription and coding take many hours for each interview.',
      "The researcher's own view shapes the reading and must be reflected.",
    ],
    techniques: [
      'Semi-structured interviews of 45 to 60 minutes with an interview guide',
      'Audio recording and verbatim transcription with consent',
      'Field notes written on the day of the interview',
    ],
    dataSources: [
      'Primary data: people selected purposively by written criteria',
      'Transcripts and field notes',
    ],
  },
  'case-study': {
    name: 'Case study',
    short: 'a case study',
    fits: 'the questions ask how and why something happens within its context',
    course:
      'One case, or a few, is studied in its context from several kinds of evidence, which are held against each other and against prior propositions.',
    gather: 'Case study with several sources of evidence',
    analyse: 'Pattern matching and triangulation of evidence within the case',
    pros: [
      'Answers how and why questions in their context.',
      'Several sources of evidence confirm or correct each other.',
      'One accessible organisation is enough.',
    ],
    cons: [
      'Generalises to theory, not to a population.',
      'Depends on lasting access to the case.',
      'Much material of different kinds must be kept in order.',
    ],
    techniques: [
      'Interviews with people in different roles of the case',
      'Collection of documents of the case',
      'Case-study protocol and database that keep the chain of evidence',
    ],
    dataSources: [
      'People in different roles of the case',
      'Documents, records and public communication of the case',
    ],
  },
  'document-analysis': {
    name: 'Document analysis with content analysis',
    short: 'a document analysis',
    fits: 'the answers lie in laws, policies or other documents that can be read without asking anyone',
    course:
      'A corpus of documents is delimited by stated criteria, coded with a category system, and interpreted.',
    gather: 'Delimitation and collection of a corpus of documents',
    analyse: 'Content analysis with a category system',
    pros: [
      'Public documents need no participants and no ethics approval.',
      'The material does not change by being studied and can be checked by anyone.',
      'Can be done wholly at a distance.',
    ],
    cons: [
      'Documents say what was written, not what was done.',
      'Some documents are missing or not public.',
      'Categories need care to be applied alike throughout.',
    ],
    techniques: [
      'Search of official repositories by written inclusion criteria',
      'Coding with a category system that is tried on a part of the corpus',
      'Second coding of a part after two weeks to check stability',
    ],
    dataSources: [
      'Official gazettes, legislation databases and institutional repositories',
      'Reports and guidelines of public bodies',
    ],
  },
  'design-science': {
    name: 'Design science research',
    short: 'a design science study',
    fits: 'the aim is to build something that solves a problem, and to show that it does',
    course:
      'Requirements are drawn from literature and context, an artefact is designed and built in iterations, and it is evaluated against the requirements.',
    gather: 'Design and construction of the artefact in iterations',
    analyse: 'Evaluation of the artefact against its requirements',
    pros: [
      'Yields something usable beside the knowledge.',
      'Each iteration shows early whether the idea holds.',
      'Evaluation can be scaled from expert review to field test.',
    ],
    cons: [
      'Building tends to use up the time meant for evaluation.',
      'What is new beyond the single artefact must be argued.',
      'Needs technical skills from the first month on.',
    ],
    techniques: [
      'Requirements drawn from the literature and from comparable solutions',
      'Log of design decisions in each iteration',
      'Evaluation sessions with experts: test scenarios, checklist of the requirements, short interview',
    ],
    dataSources: [
      'Requirements and design log of the artefact',
      'Results of the test scenarios, ratings and comments of the experts',
    ],
  },
  'mixed-sequential': {
    name: 'Explanatory sequential mixed methods: survey, then interviews',
    short: 'an explanatory sequential mixed-methods study',
    fits: 'the questions ask both how variables relate and why, so that figures and accounts must be joined',
    course:
      'A survey is analysed first; its results decide who is interviewed and about what; both strands are joined in the interpretation.',
    gather: 'Survey followed by interviews with selected respondents',
    analyse: 'Regression and thematic analysis, joined in a joint display',
    pros: [
      'Numbers show the pattern, interviews explain it.',
      'The weakness of one strand is met by the other.',
      'Interviewees can be chosen by their survey results.',
    ],
    cons: [
      'Two complete strands need the hours of both.',
      'The second strand cannot begin before the first has ended.',
      'Needs both statistical and qualitative skills.',
    ],
    techniques: [
      'Structured online questionnaire with validated scales',
      'Semi-structured interviews with respondents chosen by their results',
      'Joint display that sets figures and themes side by side',
    ],
    dataSources: [
      'Primary data: questionnaire answers of people who meet the inclusion criteria',
      'Interviews with respondents who agreed to be contacted again',
    ],
  },
}
