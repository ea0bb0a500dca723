import type { MethodId, MethodText } from './method-table'

export const methodsEn: Readonly<Record<MethodId, MethodText>> = {
  'expert-panel': {
    name: 'Expert panel',
    description: 'Three specialists read the same text and each says what is missing from their field.',
    questions: [
      'Which three fields does this touch, and who would speak for each?',
      'What would each of them call wrong or missing?',
      'Where would they disagree with one another, and whom do you follow?',
    ],
  },
  'stakeholder-round': {
    name: 'Round of those affected',
    description: 'Looks at the text through the eyes of the people whom the result will touch.',
    questions: [
      'Who gains and who loses if this is done as written?',
      'What would each of them ask first?',
      'Which of their concerns can be met by changing a sentence?',
    ],
  },
  'self-consistency': {
    name: 'Self-consistency',
    description: 'Reaches the same conclusion by independent routes and compares where they part.',
    questions: [
      'By which two other routes could you reach this conclusion?',
      'Do they arrive at the same place?',
      'Where they part, which step is the weak one?',
    ],
  },
  'branching-paths': {
    name: 'Branching paths',
    description: 'Lays the alternatives out as a tree before one of them is chosen.',
    questions: [
      'What are the two or three real choices at this point?',
      'What follows from each, two steps on?',
      'Which branch would be hardest to leave again?',
    ],
  },
  'red-vs-blue': {
    name: 'Red team, blue team',
    description: 'One side attacks the text, the other repairs it, in turns.',
    questions: [
      'What is the strongest attack on this?',
      'What repair answers it without weakening the rest?',
      'What would the attacker say to the repair?',
    ],
  },
  'funding-panel': {
    name: 'Funding panel',
    description: 'Defends the work before people who may fund only one of many.',
    questions: [
      'Why this, and why now, in two sentences?',
      'What would make a panel prefer another project?',
      'What is the smallest result that would still justify the effort?',
    ],
  },
  'decision-record': {
    name: 'Decision record',
    description: 'Writes down what was decided, what else was possible, and what would change the decision.',
    questions: [
      'What exactly was decided here?',
      'Which options were left, and why?',
      'What finding would make you decide otherwise?',
    ],
  },
  'reproduction-walk': {
    name: 'Reproduction walk',
    description: 'Follows the text as a stranger who must repeat the work from it alone.',
    questions: [
      'At which step would a stranger have to guess?',
      'Which number, date or tool is not named?',
      'What would they need to check that they got the same?',
    ],
  },
  'reverse-brainstorm': {
    name: 'Reverse brainstorm',
    description: 'Asks how to make it fail on purpose and turns the answers round.',
    questions: [
      'How could you make sure that this fails?',
      'Which of these is already happening a little?',
      'What is the opposite of each, as something to do?',
    ],
  },
  'what-if': {
    name: 'What if',
    description: 'Changes one condition at a time and watches what still holds.',
    questions: [
      'What if the country, the period or the group were another?',
      'What if you had twice the time, or half of it?',
      'Which part stays true in every case?',
    ],
  },
  scamper: {
    name: 'Seven changes',
    description: 'Goes through substitute, combine, adapt, modify, reuse, eliminate and reverse.',
    questions: [
      'What could be replaced by something simpler or combined with something near?',
      'What could be enlarged, reduced or used for another purpose?',
      'What could be left out, or done in the opposite order?',
    ],
  },
  'literature-personas': {
    name: 'Three readers of the literature',
    description: 'An optimist, a sceptic and a synthesiser read the same sources.',
    questions: [
      'What do the sources, taken at their best, already establish?',
      'Which of them would you not build on, and why?',
      'What do they say together that none of them says alone?',
    ],
  },
  'thesis-defence': {
    name: 'Defence rehearsal',
    description: 'Rehearses the questions of a committee before the committee asks them.',
    questions: [
      'What is new here, and how do you know that nobody has done it?',
      'Why this method and not the obvious other one?',
      'What can you not claim with these data?',
    ],
  },
  'comparison-matrix': {
    name: 'Comparison matrix',
    description: 'Puts sources or options in rows and criteria in columns, and reads the empty cells.',
    questions: [
      'Which criteria tell these sources or options apart?',
      'Which cells can you not fill?',
      'Which column decides, and does it deserve to?',
    ],
  },
  'pre-mortem': {
    name: 'Pre-mortem',
    description: 'Imagines that the work has failed and tells the story of how.',
    questions: [
      'It is a year later and this has failed: what happened?',
      'What was the first sign, and would you have seen it?',
      'What can be done this week against the likeliest cause?',
    ],
  },
  'failure-modes': {
    name: 'Failure modes',
    description: 'Goes through the parts one by one: how can it fail, how badly, how would one notice.',
    questions: [
      'How can each part fail?',
      'Which failure is severe, likely and hard to notice at once?',
      'What check would catch it early?',
    ],
  },
  'devils-advocate': {
    name: "Devil's advocate",
    description: 'Argues the opposite as well as it can be argued.',
    questions: [
      'What is the best case against this?',
      'Which evidence would its defender quote?',
      'What remains of your point after hearing it?',
    ],
  },
  'assumption-check': {
    name: 'Assumptions on the table',
    description: 'Names what is taken for granted and sorts it by how sure and how heavy it is.',
    questions: [
      'What must be true for this to hold?',
      'Which of these have you never checked?',
      'Which one, if false, brings the rest down?',
    ],
  },
  'five-whys': {
    name: 'Five whys',
    description: 'Asks why until the answer is a cause and no longer a symptom.',
    questions: [
      'Why does the problem you describe exist?',
      'And why that? Ask until the answer no longer changes.',
      'Does your work touch the last answer or only the first?',
    ],
  },
  socratic: {
    name: 'Socratic questions',
    description: 'Asks for meaning, grounds and consequences, and offers no opinion.',
    questions: [
      'What do you mean by the main words of this text?',
      'How do you know, and how would you find out if you were wrong?',
      'If it is true, what else must be true?',
    ],
  },
  'first-principles': {
    name: 'First principles',
    description: 'Takes the text apart down to what is certain and builds it up again.',
    questions: [
      'What here is fact, and what is habit or hearsay?',
      'Starting from the facts alone, what would you do?',
      'How is that different from what is written?',
    ],
  },
  'other-reader': {
    name: 'Another reader',
    description: 'Rewrites the point for someone who reads it with other needs.',
    questions: [
      'Who else will read this, and what do they want to know?',
      'Which sentence would they not understand?',
      'What would you put first for them?',
    ],
  },
  feynman: {
    name: 'Explain it simply',
    description: 'Explains it without terms of the trade; where that fails, something is not understood.',
    questions: [
      'How would you explain this to a bright fifteen-year-old?',
      'At which point did you need a technical term?',
      'What do you have to look up to do without it?',
    ],
  },
  'self-quiz': {
    name: 'Quiz yourself',
    description: 'Turns the text into questions and answers them without looking.',
    questions: [
      'Which five questions should a reader be able to answer after this?',
      'Can you answer them without looking?',
      'Which answer is not in the text?',
    ],
  },
  'simplest-account': {
    name: 'The simplest account',
    description: 'Prefers the explanation that needs the fewest assumptions.',
    questions: [
      'What is the plainest explanation of the same facts?',
      'What does yours explain that the plain one does not?',
      'Which part could go without loss?',
    ],
  },
  counterexample: {
    name: 'Thesis and counterexample',
    description: 'Looks for the case that breaks the claim, then narrows the claim until it holds.',
    questions: [
      'What is the claim in one sentence?',
      'Which real case contradicts it?',
      'How must the sentence change so that both can stand?',
    ],
  },
  hindsight: {
    name: 'Looking back from the end',
    description: 'Looks at the present decision from the day after the defence.',
    questions: [
      'The work is done: what are you glad to have decided here?',
      'What would you do earlier?',
      'What turned out not to matter?',
    ],
  },
  'lessons-so-far': {
    name: 'Lessons so far',
    description: 'Collects what the work up to here has taught before going on.',
    questions: [
      'What did you expect at the start that was different?',
      'What worked that you should keep doing?',
      'What will you do differently in the next step?',
    ],
  },
}
