/**
 * Weights of isFutureWork in English, tenths of log odds, for words of planning, possibility and need, and their pairs: a logistic regression (L2
 * penalty 3) fitted on half of the documents of future_work against csabstruct and trial_abstracts. `^`: first word; `#`: a figure. Not edited by hand.
 */
export const futureWeights = `
we_will:18 would:18 future:16 further:16 direction:16 work:14 more:14 will:13 plan_to:13 languages:13 future_work:12 explored:12 ^another:12 plan:12
we_are:12 other:12 could:12 useful:11 we_can:11 interesting:11 another:11 show:-11 we:10 was:-10 we_expect:10 ^the:-9 also:9 expect:9
we_hope:9 our:9 hope:9 like:9 is_to:9 better:9 ^one:9 can:9 include:9 were:-8 intend:8 intend_to:8 in_the_future:8 demonstrate:-8
improvement:8 improve_the:8 propose:-8 present:-7 that_the:-7 a_promising:7 to_other:7 would_be:7 to_apply:7 improve:7 extensions:7 is_the:7 to:7 be:7
investigate:7 promising:7 leave:6 such_as:6 to_extend:6 tasks:6 explore:6 found:-6 incorporating:6 we_believe:6 incorporate:6 models:6 it_is:6 that_we:6
patients:-6 possible:6 might:6 in_other:6 interesting_to:6 is_a:6 we_plan:6 we_plan_to:6 groups:-6 ^future:6 ^as:6 step:6 of_the:-5 the_proposed:5
use_of:5 could_be:5 remains:5 potential:5 ^finally:5 developed:-5 question:5 third:5 next:5 for_a:5 experiment:5 use_a:-5 ^we:-5 compared:-5
we_present:-5 to_improve:-5 a_more:5 believe:5 future_we:5 we_propose:-5 domains:5 that:-5 significantly:-5 extend:5 open:5 ^for:4 used_for:-4 in_this_work:-4
for_this:-4 also_be:4 applied_to:4 apply:4 there_are:4 to_use:4 one:4 there:4 show_that:-4 can_also:4 the_future_we:4 to_explore:4 #:4 we_show:-4
issues:-4 like_to:4 paper:-4 to_be:-4 in_future_work:4 experiments:4 need:-4 conducted:-4 of_the_proposed:4 tasks_such_as:4 tasks_such:4 such:4 problem:4 ^these:-4
using_a:-4 to_further:4 a:-4 may:4 directions:4 additional:4 can_be_used:4 the_paper:-4 improving:4 for:4 compared_to:-4 two:-4 in_future:4 one_of:-4
should:4 we_would:3 however:-3 can_be:-3 to_investigate:3 based:-3 problems:3 is_also:3 future_work_we:3 improvements:3 different:3 have_been:-3 paper_we:-3 including:-3
one_of_the:-3 ^to:-3 ^it:3 way:3 this_paper_we:-3 of:-3 i:-3 be_used:-3 this_paper:3 in_a:-3 various:-3 ^a:3 ^this:-2 ^our:-2
used:-2 features:2 datasets:2 the_future:2 has_been:-2 an:-2 ^in:-2 using:2 for_the:-2 we_also:-2 p:-2 to_the:-2 it:-2 as:-1
in_the:1 have:-1 in:-1 the:1
`

export const futureBias = -4.53

/** Sentences above this are read as future work: 2.6 % false alarms on the chosen half. */
export const futureThreshold = -1.51

/** The words that are looked at: of planning, possibility, need and reporting, none of any subject. */
export const futureWords = `
a achieve achieves adapt adapted adapting add adding addition additional additionally address addressed addressing advanced aim aims allow also an
analyze another anticipate applied apply applying are as avenue avenues based be been believe beneficial benefit better broader can combine combined
combining compared complex conducted consider considered considering continue continuing could current currently datasets demonstrate develop
developed developing different direction directions domains enable encourage envision evaluate examine examining exciting expect experiment
experiments exploit exploiting exploration explore explored exploring extend extended extending extension extensions features finally first focus for
forward found fruitful further future general generalize goal goals groups has have help helpful hope however i if important improve improved
improvement improvements improving in include including incorporate incorporated incorporating increase integrate integrated integrating intend
intends interesting investigate investigated investigating investigation is issue issues it languages large larger lastly lead learn leave left like
likely long-term longer look may methods might models more n natural necessary need needed needs next not of one ongoing open other our outperforms p
paper patients plan planned planning possible potential potentially present presented problem problems promising propose proposed question questions
reduce remain remains replace required research results richer robust second shall should show significantly sophisticated step steps studied studies
study such suggest tasks tend test that the there these third this to try trying two types use used useful using valuable various want was way ways we
were wider will wish work works worth worthwhile would yet
`.trim()
