/** What a program in a thread may do; only the tests of the thread run it. */
let answered = 0
const deeds = {
  spin: (ms) => {
    const until = performance.now() + ms
    while (performance.now() < until);
    return 'spun'
  },
  throw: () => {
    throw new Error('no luck')
  },
  end: () => process.exit(3),
  count: () => answered,
}

export function answer({ deed, ms }) {
  answered += 1
  return deeds[deed](ms)
}
